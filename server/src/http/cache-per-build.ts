import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Written last into the folder of a build, so the build it identifies is complete. */
const STAMP = 'built-from.txt';

/**
 * Caches a value derived from the build in a folder, and recomputes it when the build is replaced: a page
 * that names files of a previous build would stay blank until the process restarts. While a build is
 * being replaced, the previous value is returned.
 */
export function cachePerBuild<Made>(dist: string, make: () => Made): () => Made {
  let kept: { readonly made: Made; readonly build: string | undefined } | undefined;
  return () => {
    const build = currentBuild(dist);
    if (kept === undefined || (build !== undefined && build !== kept.build)) {
      kept = { made: make(), build };
    }
    return kept.made;
  };
}

function currentBuild(dist: string): string | undefined {
  const stamp = statSync(join(dist, STAMP), { throwIfNoEntry: false });
  return stamp && `${stamp.ino}:${stamp.mtimeMs}`;
}
