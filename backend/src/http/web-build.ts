import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** What Vite made of `backend/web`. */
export const DIST = resolve(import.meta.dirname, '../../web/dist');

/** Written last of all, so whatever it stands for is whole. */
const STAMP = resolve(DIST, 'built-from.txt');

/**
 * Something that is made from the build, and made anew once another build has taken its place: a
 * page that names the files of a build that is gone would be blank until the service is started
 * again. While builds change places, what was made before is handed out.
 */
export function ofBuild<Made>(make: () => Made): () => Made {
  let kept: { readonly made: Made; readonly build: string | undefined } | undefined;
  return () => {
    const build = buildAtHand();
    if (kept === undefined || (build !== undefined && build !== kept.build)) {
      kept = { made: make(), build };
    }
    return kept.made;
  };
}

function buildAtHand(): string | undefined {
  const stamp = statSync(STAMP, { throwIfNoEntry: false });
  return stamp && `${stamp.ino}:${stamp.mtimeMs}`;
}
