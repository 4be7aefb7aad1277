/** Builds web apps from their sources with Vite. */
export { ensureBuilt } from './ensure-built.ts';
