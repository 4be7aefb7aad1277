import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import manifest from '../../../package.json' with { type: 'json' };
import { startEmbeddedServer } from '../../../backend/src/database/index.ts';
import type { Cleanup } from '../cleanup.ts';
import { freePort } from '../../free-port.ts';
import { untilReady } from '../program.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

/** Starts the service with the README's command. */
export async function startByCommand(
  cleanup: Cleanup,
  dataDir: string,
): Promise<{ readyAfterMs: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npx', ['--yes', manifest.packageManager, 'start'], {
    cwd: ROOT,
    env: {
      PATH: callersPath(),
      HOME: process.env['HOME'],
      PORT: String(port),
      DATA_DIR: dataDir,
      GENERATOR: 'embedded',
    },
    stdio: 'ignore',
    // Its own group: the command is several processes.
    detached: true,
  });
  const group = await new Promise<number>((resolvePid, reject) => {
    child.once('error', reject);
    child.once('spawn', () => resolvePid(child.pid ?? NaN));
  });
  const stop = cleanup.add(() => stopGroup(group, dataDir));
  await untilReady(`http://127.0.0.1:${port}/readyz`, {
    everyMs: 10,
    withinMs: READY_TIMEOUT_MS,
    running: () => isRunning(group),
  });
  return { readyAfterMs: performance.now() - began, stop };
}

/** The path outside of this script: the command runs on the caller's Node, not on the workspace's. */
function callersPath(): string {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
}

async function stopGroup(group: number, dataDir: string): Promise<void> {
  if (isRunning(group)) process.kill(-group, 'SIGTERM');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isRunning(group) && performance.now() < deadline) await pause(50);
  if (!isRunning(group)) return;
  process.kill(-group, 'SIGKILL');
  // A killed process can't stop its Postgres.
  await (await startEmbeddedServer(dataDir)).release();
}

function isRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
