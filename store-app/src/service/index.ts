/** The Wareword service, as this app reaches it. */
export { readConnectClient } from './connect-client.ts';
export {
  anonymousClient,
  sealToken,
  serviceClient,
  type ServiceContext,
} from './service-client.ts';
export { revokeDeletedToken, revokeToken } from './revoke-token.ts';
export type { ServiceSettings } from './settings.ts';
