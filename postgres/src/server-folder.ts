import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import type { ServerAccount } from './account.ts';

const USER = 'wareword';
const START_ATTEMPTS = 5;

/** Synchronous commit stays on: a credit must survive a power failure. */
const SERVER_SETTINGS = [
  'listen_addresses=127.0.0.1',
  "unix_socket_directories=''",
  'max_connections=200',
  'jit=off',
];

/** A cluster's folder, and the server that runs in it. */
export class ServerFolder {
  readonly #data: string;
  readonly #logFile: string;
  readonly #binaries: string;
  readonly #account: ServerAccount;

  constructor(folder: string, binaries: string, account: ServerAccount) {
    this.#data = join(folder, 'data');
    this.#logFile = join(folder, 'postgres.log');
    this.#binaries = binaries;
    this.#account = account;
  }

  /**
   * Creates the cluster under another name and renames it, so that a killed start leaves no partial
   * cluster.
   */
  async initialize(): Promise<void> {
    this.finishRestore();
    if (existsSync(this.#data)) return;
    const unfinished = `${this.#data}.${process.pid}`;
    const password = randomBytes(24).toString('base64url');
    const passwordFile = `${unfinished}.password`;
    this.#writeSecret(passwordFile, password);
    await this.#run('initdb', [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    // Inside the cluster, so that both appear together.
    renameSync(passwordFile, join(unfinished, 'wareword-password'));
    try {
      renameSync(unfinished, this.#data);
    } catch {
      // Another process was first.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }

  /**
   * @param extraSettings as in `postgresql.conf`; a server that already runs keeps its own
   * @returns the URL of a responding server
   */
  async start(extraSettings: readonly string[] = []): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const running = await this.findRunning();
      if (running !== undefined) return running;
      const port = await freePort();
      const settings = [...SERVER_SETTINGS, ...extraSettings, `port=${port}`].map(
        (setting) => `-c ${setting}`,
      );
      try {
        await this.#run('pg_ctl', [
          'start',
          '--wait',
          '--silent',
          `--pgdata=${this.#data}`,
          `--log=${this.#logFile}`,
          `--options=${settings.join(' ')}`,
        ]);
      } catch (error) {
        // The port was taken, or another process is starting this server.
        if (attempt === START_ATTEMPTS) throw error;
      }
    }
  }

  /**
   * Connections that are still closing, or that were never closed, must not keep the server
   * running.
   */
  async stop(): Promise<void> {
    await this.#run('pg_ctl', [
      'stop',
      '--silent',
      '--mode=fast',
      '--wait',
      // The server writes a checkpoint first, which takes longer than the default minute on a busy disk.
      '--timeout=300',
      `--pgdata=${this.#data}`,
    ]);
  }

  /** Where a restore puts the cluster that is about to replace the current one. */
  get restored(): string {
    return `${this.#data}.restored`;
  }

  /**
   * Puts the restored cluster in place of the current one, which must not be running.
   * @returns where the previous cluster is kept; undefined if there was none
   */
  replaceWithRestored(suffix: string): string | undefined {
    const kept = existsSync(this.#data) ? `${this.#data}.${suffix}` : undefined;
    if (kept !== undefined) renameSync(this.#data, kept);
    renameSync(this.restored, this.#data);
    return kept;
  }

  /** Does the last step of {@link replaceWithRestored} if it was killed before that. */
  finishRestore(): void {
    if (!existsSync(this.#data) && existsSync(this.restored)) {
      renameSync(this.restored, this.#data);
    }
  }

  /** @returns the URL of a server that runs and responds */
  async findRunning(): Promise<string | undefined> {
    const url = this.#runningUrl();
    return url !== undefined && (await isReachable(url)) ? url : undefined;
  }

  /** Whether a server runs here, even one that does not respond. */
  async hasProcess(): Promise<boolean> {
    try {
      await this.#run('pg_ctl', ['status', `--pgdata=${this.#data}`]);
      return true;
    } catch {
      return false;
    }
  }

  /** Reads the port from the fourth line of `postmaster.pid`. */
  #runningUrl(): string | undefined {
    let lines: string[];
    try {
      lines = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n');
    } catch {
      return undefined;
    }
    const password = readFileSync(join(this.#data, 'wareword-password'), 'utf8');
    const port = lines[3];
    return port === undefined || port === ''
      ? undefined
      : `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  }

  #writeSecret(path: string, secret: string): void {
    writeFileSync(path, secret, { mode: 0o600 });
    if (this.#account.owner !== undefined) {
      chownSync(path, this.#account.owner.uid, this.#account.owner.gid);
    }
  }

  async #run(program: string, parameters: string[]): Promise<void> {
    const child = spawn(join(this.#binaries, 'bin', program), parameters, {
      ...this.#account.spawnOptions,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
      // Postgres keeps inherited descriptors open, so a pipe would never close.
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
    });
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === 0) return;
    throw new Error(`${program} failed; see ${this.#logFile}. ${stderr}`.trim());
  }
}

async function isReachable(url: string): Promise<boolean> {
  const client = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await client`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await client.end({ timeout: 1 });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
