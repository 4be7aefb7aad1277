/** Speeds up the start. Import it first, and everything else with `await import`. */
import { enableCompileCache } from 'node:module';
import { speedUpResolving } from './resolve.ts';

// Compiling imports takes half of the startup time, unless the result is cached from the last run.
enableCompileCache();
speedUpResolving();
