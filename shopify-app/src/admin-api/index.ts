/** Shopify's Admin API, call by call: tokens, points, and what goes wrong. */
export { openAdminApi, type AdminApiParts } from './admin-api.ts';
export { ANSWER_TOO_LONG, errorOfProblem } from './problems.ts';
export { Throttle } from './throttle.ts';
export {
  PAGE,
  RUN,
  type AdminApi,
  type Answer,
  type GraphqlProblem,
  type Operation,
  type Urgency,
} from './types.ts';
