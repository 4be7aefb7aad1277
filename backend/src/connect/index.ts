/** The store connect flow: one-time codes out, store tokens in exchange. */
export { approveConnection, cancelConnection } from './approve-connection.ts';
export { readConnectRequest, type ConnectRequest } from './connect-request.ts';
export { exchangeCode, type Connection } from './exchange-code.ts';
export { tellFormerOwner, type TakenStore } from './tell-former-owner.ts';
export { issueCode } from './issue-code.ts';
export { storeOrigin } from './origin.ts';
