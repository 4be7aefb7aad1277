/** Calls to Shopify's Admin API: tokens, rate limits and errors. */
export { LIMITS } from './bounded.ts';
export { openAdminApi, type AdminApiParts } from './admin-api.ts';
export { accessLost, errorOfProblem, RESPONSE_TOO_LARGE } from './problems.ts';
export { Throttle } from './throttle.ts';
export {
  PAGE,
  RUN,
  type AdminApi,
  type GraphqlProblem,
  type Operation,
  type Urgency,
} from './types.ts';
