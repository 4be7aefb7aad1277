/** Shopify's Admin API, call by call: tokens, points, and what goes wrong. */
export { LIMITS } from './bounded.ts';
export { openAdminApi, type AdminApiParts } from './admin-api.ts';
export { accessLost, RESPONSE_TOO_LARGE as ANSWER_TOO_LONG, errorOfProblem } from './problems.ts';
export { Throttle } from './throttle.ts';
export {
  PAGE,
  RUN,
  type AdminApi,
  type AdminApiResponse as Answer,
  type GraphqlProblem,
  type Operation,
  type Urgency,
} from './types.ts';
