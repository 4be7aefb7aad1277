/** Speeds up the start. Import it first, and everything else with `await import`. */
import { enableCompileCache } from 'node:module';
import { COMPILE_CACHE } from './compile-cache.ts';
import { speedUpResolving } from './resolve.ts';

// Compiling imports takes half of the startup time, unless the result is cached from the last run. A cache
// that is already enabled is kept.
enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? COMPILE_CACHE);
speedUpResolving();
