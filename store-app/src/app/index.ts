/** What a store app's process shares and serves; how it starts and stops is `@wareword/store-app/process`. */
export { openResources, type StoreAppIdentity, type StoreAppResources } from './open-resources.ts';
export { serve, type RunningApp } from './serve.ts';
