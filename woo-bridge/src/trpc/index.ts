/** The front's API; for the front, types alone. */
export type { CallContext } from './procedure.ts';
export {
  bridgeRouter,
  type BridgeRouter,
  type RouterInputs,
  type RouterOutputs,
} from './router.ts';
export { toldOf, type Told } from './told.ts';
