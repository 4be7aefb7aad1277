import { utimes, watch } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './ensure-built.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Changes that come within this time, as an editor saves several files, are one. */
const SETTLE_MS = 150;

/**
 * Builds each front that is named again whenever its sources change, until it is ended:
 * `node ui/build/watch.ts backend/web`. Its service notes what a build holds when it starts, so it
 * is started again after each: `node --watch` sees its entry touched.
 */
for (const front of process.argv.slice(2)) {
  for (const folder of [join(front, 'src'), 'ui/src', 'shared-schema/src']) {
    void watchFolder(front, join(REPOSITORY, folder));
  }
}

async function watchFolder(front: string, folder: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  for await (const change of watch(folder, { recursive: true })) {
    if (change.filename?.endsWith('~') === true) continue;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(front), SETTLE_MS);
  }
}

async function rebuild(front: string): Promise<void> {
  try {
    if (!(await ensureBuilt(front))) return;
    const now = new Date();
    await utimes(join(REPOSITORY, front, '../src/main.ts'), now, now);
    process.stdout.write(`${front} is built again.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
