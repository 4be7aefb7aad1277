/** Automatic publishing of new products' listings, if the owner turned it on. */
export { addUpdateWebhooks } from './add-update-webhooks.ts';
export { expectsDeliveries, receiveDelivery, type Delivery } from './receive-delivery.ts';
export { withAutomaticGrant } from './automatic-grant.ts';
export { turnOffAutomatic, turnOnAutomatic, type AutomaticContext } from './switch.ts';
