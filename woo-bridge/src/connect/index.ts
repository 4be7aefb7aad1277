/**
 * The store's connection to Wareword (contract §11), with the parts that are specific to
 * WooCommerce.
 */
export { startConnect, type StartedConnect, type ReturnMethod } from './start-connect.ts';
export type { ConnectContext } from './context.ts';
export { disconnect } from './disconnect.ts';
export { finishConnect } from './finish-connect.ts';
export { readDomain, type StoreDomain } from './read-domain.ts';
