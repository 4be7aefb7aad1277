import { resolve } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import { freePort } from '../../free-port.ts';
import { Program, untilReady } from '../program.ts';

/** One process of the product. */
export interface ServiceProcess {
  readonly origin: string;
  readonly pid: number;
  readonly running: () => boolean;
  stop(): Promise<void>;
}

/** Starts the product as it is, on a database that is migrated: that of `DATABASE_URL`, or the embedded one in `DATA_DIR`. */
export async function startService(
  cleanup: Cleanup,
  settings: { ROLE: 'web' | 'worker' } & Record<string, string>,
): Promise<ServiceProcess> {
  const port = await freePort();
  const main = resolve(import.meta.dirname, '../../../backend/src/main.ts');
  const program = new Program(cleanup, main, { settings: { ...settings, PORT: String(port) } });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/readyz`, {
    everyMs: 50,
    withinMs: 30_000,
    running: () => program.running,
  });
  return { origin, pid: program.pid, running: () => program.running, stop: program.stop };
}
