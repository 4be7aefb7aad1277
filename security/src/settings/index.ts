/** Checks of settings that make an app safe on the internet. */
export { createFileOnce } from './create-file-once.ts';
export { localConnectClient, type ConnectClient } from './local-client.ts';
export { isLoopbackHost } from './loopback.ts';
export { unsafeInProduction, type ProductionNeeds } from './production.ts';
export { isTrustProxy, readTrustProxy, type TrustProxy } from './trust-proxy.ts';
