/** Shopify's webhooks: uninstalled, scopes changed, data to erase. */
export { receiveWebhook, type Receipt } from './receive-webhook.ts';
