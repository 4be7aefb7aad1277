import { join } from 'node:path';

/**
 * Next to the installed packages, because code is loaded from here: a temporary folder is writable by others.
 * If it isn't writable, Node runs without a cache.
 */
export const COMPILE_CACHE = join(
  import.meta.dirname,
  '../../node_modules/.cache/node-compile-cache',
);
