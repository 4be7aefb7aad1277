/** The settings that every store app has. */
export { readEnvironment } from './read-environment.ts';
export {
  checkStoreApp,
  isReachableByOthers,
  storeAppNeeds,
  storeAppSettings,
} from './store-app-settings.ts';
export { storeAppConfig, type StoreAppConfig } from './store-app-config.ts';
