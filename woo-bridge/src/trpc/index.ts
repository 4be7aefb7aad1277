/** The pages' API; for the front, types alone. */
export type { CallContext } from './procedure.ts';
export {
  bridgeRouter,
  type BridgeRouter,
  type RouterInputs,
  type RouterOutputs,
} from './router.ts';
export type { PublicError } from '@wareword/store-app/errors';
export { createBridgeApi, type BridgeApi } from './create-api.ts';
