import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAccount } from '../postgres/src/account.ts';
import { freePort } from './free-port.ts';

const found = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
/** Whether this machine has PgBouncer. */
export const hasPgBouncer = found.status === 0;
const [, version = '', major = '0', minor = '0'] =
  /^PgBouncer ((\d+)\.(\d+)\S*)/.exec(hasPgBouncer ? found.stdout : '') ?? [];
export const pgBouncerVersion = version;
/** Whether it prepares a statement again in each session: since 1.21. */
export const hasPreparingPgBouncer = Number(major) > 1 || Number(minor) >= 21;

/** PgBouncer in front of a server, in transaction mode, as operators run it. */
export class PgBouncer {
  readonly #port: number;
  readonly #folder: string;
  #stop: () => Promise<void> = () => Promise.resolve();
  #pid = 0;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
  }

  /**
   * @param target URL of any database of the server
   * @param poolSize connections to each database
   */
  static async open(target: string, { poolSize }: { poolSize: number }): Promise<PgBouncer> {
    const { hostname, port: serverPort, username, password } = new URL(target);
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'wareword-pgbouncer-'));
    chmodSync(folder, 0o755);
    writeFileSync(
      join(folder, 'pgbouncer.ini'),
      `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 5
${hasPreparingPgBouncer ? 'max_prepared_statements = 200\n' : ''}`,
    );
    const pooler = new PgBouncer(port, folder);
    await pooler.start();
    return pooler;
  }

  /** The id of its process. */
  get pid(): number {
    return this.#pid;
  }

  /** A URL of a database that leads through here. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.port = String(this.#port);
    return url.href;
  }

  async start(): Promise<void> {
    // It refuses to run as root.
    const child = spawn('pgbouncer', [join(this.#folder, 'pgbouncer.ini')], {
      ...serverAccount().spawnOptions,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#pid = child.pid ?? 0;
    const exited = once(child, 'exit');
    this.#stop = async () => {
      child.kill('SIGKILL');
      await exited;
    };
    let log = '';
    const listening = new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (text: Buffer) => {
        log += text.toString();
        if (log.includes('process up')) resolve();
      });
      child.once('exit', () => reject(new Error(log)));
    });
    await listening;
  }

  /** Drops every connection, even in the middle of a transaction. */
  async kill(): Promise<void> {
    await this.#stop();
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
