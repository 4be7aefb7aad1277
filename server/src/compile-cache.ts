import { join } from 'node:path';

/**
 * Beside the installed packages: code is loaded from here, so no one else may write to it, as they may to a
 * folder for temporary files. If it cannot be written, Node runs without a cache.
 */
export const COMPILE_CACHE = join(
  import.meta.dirname,
  '../../node_modules/.cache/node-compile-cache',
);
