/** A store's connection to Wareword (contract §11). */
export { startConnect } from './start-connect.ts';
export { connectRequestsTable, type ConnectRequests } from './connect-requests.ts';
export type { ConnectContext } from './context.ts';
export {
  finishConnect,
  readReturn,
  type ConnectReturn,
  type StoreToken,
} from './finish-connect.ts';
export {
  connectionProblemOf,
  readStatus,
  type ConnectedStore,
  type ConnectionProblem,
  type ConnectionStatus,
} from './read-status.ts';
export { requirePlan } from './require-plan.ts';
