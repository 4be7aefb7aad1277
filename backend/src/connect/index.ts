/** The store connect flow: issues one-time codes and exchanges them for store tokens. */
export { answerTransfer, readTransfer, type TransferView } from './answer-transfer.ts';
export { approveConnection, denyConnection } from './approve-connection.ts';
export { hashCode, makeCode, matchesChallenge, provisionalUsedAt } from './code.ts';
export { ConnectClients } from './clients.ts';
export { readConnectRequest, type ConnectRequest } from './connect-request.ts';
export type { ConnectContext } from './context.ts';
export { exchangeCode, type Connection } from './exchange-code.ts';
export { notifyFormerOwner, type TakenStore } from './notify-former-owner.ts';
export { readQuery } from './query.ts';
export { issueCode } from './issue-code.ts';
export { REQUEST_DAYS } from './transfer.ts';
export { isUsableCode } from './usable-code.ts';
export { originProof, type OriginProof } from './origin-proof.ts';
export {
  createOriginReader,
  type OriginReader,
  type OriginReaderOptions,
} from './origin-reader.ts';
export { proveOrigin } from './prove-origin.ts';
export {
  reviewConnection,
  type ConnectionReview,
  type OtherConnectionView,
} from './review-connection.ts';
