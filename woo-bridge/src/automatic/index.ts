/** Automatic publishing of new products' listings, if the owner turned it on. */
export { expectsDeliveries, receiveDelivery, type Delivery } from './receive-delivery.ts';
export { restoreWebhooks } from './restore-webhooks.ts';
export { withAutomaticGrant } from './automatic-grant.ts';
export {
  turnOffAutomatic,
  turnOnAutomatic,
  type AutomaticContext,
} from './turn-automatic-on-off.ts';
