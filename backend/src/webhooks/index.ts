/** Events that are sent to addresses of a workspace's own (contract §20). */
export { announceBatch, announceEnded, announceUsage, hasWebhook } from './announce.ts';
export { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.ts';
export type { WebhooksContext } from './context.ts';
export { createEndpoint } from './create-endpoint.ts';
export { deleteEndpoint } from './delete-endpoint.ts';
export { deleteOldDeliveries } from './delete-old-deliveries.ts';
export { disableEndpoint } from './disable-endpoint.ts';
export { listDeliveries, type DeliveryView } from './list-deliveries.ts';
export { listEndpoints, readEndpoint, type EndpointView } from './read-endpoint.ts';
export { pauseEndpointsOf } from './pause-endpoints-of.ts';
export { ATTEMPTS, retryDelayMs } from './retries.ts';
export { releaseBatches } from './release-batches.ts';
export { resendDelivery } from './resend-delivery.ts';
export { rotateSecret } from './rotate-secret.ts';
export { createSettler, type Settle } from './settle-deliveries.ts';
export { createPost, type Answer, type PostMessage } from './post-message.ts';
export { signedHeaders } from './secrets.ts';
export { updateEndpoint } from './update-endpoint.ts';
