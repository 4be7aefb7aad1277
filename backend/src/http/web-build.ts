import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** The output of Vite for `backend/web`. */
export const DIST = resolve(import.meta.dirname, '../../web/dist');

/** Written last, so the build it identifies is complete. */
const STAMP = resolve(DIST, 'built-from.txt');

/**
 * Caches a value derived from the build, and recomputes it when the build is replaced: a page that
 * names files of a previous build would stay blank until the service restarts. While a build is
 * being replaced, the previous value is returned.
 */
export function cachePerBuild<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made; readonly build: string | undefined } | undefined;
  return () => {
    const build = currentBuild();
    if (kept === undefined || (build !== undefined && build !== kept.build)) {
      kept = { made: make(), build };
    }
    return kept.made;
  };
}

function currentBuild(): string | undefined {
  const stamp = statSync(STAMP, { throwIfNoEntry: false });
  return stamp && `${stamp.ino}:${stamp.mtimeMs}`;
}
