import { utimes, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.ts';
import { REPOSITORY, webApp } from './web-apps.ts';

/** Changes within this time, such as an editor saving several files, count as one. */
const SETTLE_MS = 150;

/**
 * Rebuilds each named app whenever its sources change, until it is stopped: `node ui/build/watch.ts
 * backend/web`. Touches the service's entry file after each build, so that `node --watch` restarts
 * it.
 */
for (const app of process.argv.slice(2)) {
  for (const folder of webApp(app).watched) void watchFolder(app, join(REPOSITORY, folder));
}

async function watchFolder(app: string, folder: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  for await (const change of watch(folder, { recursive: true })) {
    if (change.filename?.endsWith('~') === true) continue;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(app), SETTLE_MS);
  }
}

async function rebuild(app: string): Promise<void> {
  try {
    if (!(await ensureBuilt(app))) return;
    const now = new Date();
    await utimes(join(REPOSITORY, webApp(app).server), now, now);
    process.stdout.write(`${app} is built again.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
