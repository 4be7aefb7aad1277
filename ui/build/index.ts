/** Builds a front from its sources: Vite runs only where a browser is at the other end. */
export { ensureBuilt } from './ensure-built.ts';
