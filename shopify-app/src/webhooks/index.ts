/** Shopify's webhooks: uninstalled, scopes changed, data to erase. */
export { receiveWebhook, type Receipt, type WebhookContext } from './receive-webhook.ts';
