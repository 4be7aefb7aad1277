import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { serverAccount } from '../../postgres/src/account.ts';
import { freePort } from '../free-port.ts';
import { until } from './until.ts';

/** Whether this machine has PgBouncer. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** PgBouncer in front of a server, in transaction mode, as operators run it. */
export class PgBouncer {
  readonly #port: number;
  readonly #start: () => Promise<void>;
  #stop: () => Promise<void> = () => Promise.resolve();

  private constructor(port: number, start: (pooler: PgBouncer) => Promise<void>) {
    this.#port = port;
    this.#start = () => start(this);
  }

  /** @param target URL of any database of the server */
  static async open(target: string): Promise<PgBouncer> {
    const { hostname, port: serverPort, username, password } = new URL(target);
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'wareword-pgbouncer-'));
    chmodSync(folder, 0o755);
    const settings = join(folder, 'pgbouncer.ini');
    writeFileSync(
      settings,
      `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
    );
    const pooler = new PgBouncer(port, async (self) => {
      // It refuses to run as root.
      const child = spawn('pgbouncer', [settings], {
        ...serverAccount().spawnOptions,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const exited = once(child, 'exit');
      let log = '';
      child.stderr.on('data', (text: Buffer) => (log += text.toString()));
      await until('PgBouncer listens', () => {
        if (child.exitCode !== null) throw new Error(log);
        return log.includes('process up');
      });
      self.#stop = async () => {
        child.kill('SIGKILL');
        await exited;
      };
    });
    onTestFinished(async () => {
      await pooler.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    await pooler.#start();
    return pooler;
  }

  /** A URL of a database that leads through here. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.port = String(this.#port);
    return url.href;
  }

  /** Drops every connection, also in the middle of a transaction. */
  async kill(): Promise<void> {
    await this.#stop();
  }

  start(): Promise<void> {
    return this.#start();
  }
}
