/** The API of the pages, which import only its types. */
export type { CallContext } from './procedure.ts';
export {
  wooAppRouter,
  type WooAppRouter,
  type RouterInputs,
  type RouterOutputs,
} from './router.ts';
export type { PublicError } from '@wareword/store-app/errors';
export { createApi, type Api } from './create-api.ts';
