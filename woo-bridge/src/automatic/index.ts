/** Listings of new products that go live without a click, where the owner turned that on. */
export { receiveDelivery, type Delivery } from './receive-delivery.ts';
export { turnOffAutomatic, turnOnAutomatic } from './switch.ts';
