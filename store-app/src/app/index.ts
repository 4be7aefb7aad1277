/** The process of a store app: startup, shared resources and shutdown. */
export { openResources, type StoreAppIdentity, type StoreAppResources } from './open-resources.ts';
export { serve, type RunningApp } from './serve.ts';
export { startProcess } from './start-process.ts';
