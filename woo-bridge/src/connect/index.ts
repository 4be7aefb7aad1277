/** The store's connection to Wareword (document, "Store connect flow"; decisions 22 to 26). */
export {
  beginConnect,
  CONNECT_MS,
  type ConnectBeginning,
  type ReturnWay,
} from './begin-connect.ts';
export type { ConnectContext } from './context.ts';
export { disconnect } from './disconnect.ts';
export { finishConnect, readReturn, type ConnectReturn } from './finish-connect.ts';
export { readStatus, type ConnectionProblem, type ConnectionStatus } from './read-status.ts';
