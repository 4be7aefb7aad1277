import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/**
 * The release that this one replaces without a gap. When a release goes out, it becomes this one: the
 * commit of its tag, and its newest migration.
 */
export const PREVIOUS_RELEASE = {
  commit: '06238cb063865bd7ddbd0aeaf2b333ff62b83767',
  newestMigration: '0011_webhooks',
};

/** Whether this checkout has its history. One that was made with `--depth 1` has not. */
export const hasPreviousRelease =
  spawnSync('git', ['cat-file', '-e', `${PREVIOUS_RELEASE.commit}^{commit}`], { cwd: REPOSITORY })
    .status === 0;

/**
 * Makes a checkout of the previous release, which runs with the libraries that are installed here.
 * @returns its folder, and what deletes it
 */
export function checkOutPreviousRelease(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-previous-'));
  const archive = execFileSync('git', ['archive', PREVIOUS_RELEASE.commit], {
    cwd: REPOSITORY,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(folder)) {
    const links = join(REPOSITORY, name, 'node_modules');
    if (!existsSync(links)) continue;
    // Relative links: those to packages of the workspace lead to the previous release's.
    cpSync(links, join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      force: false,
    });
  }
  // Only its API keeps running; building its pages would take longer than everything else.
  writeFileSync(join(folder, 'ui/build/main.ts'), '');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
