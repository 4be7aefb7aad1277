import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { type ServerAccount, serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { prepareDataFolder, ROOT_FOLDER } from './data-folder.ts';

/** A running Postgres in a folder of ours. */
export interface EmbeddedServer {
  readonly url: string;
  readonly folder: string;
  /** Stops the server, unless another process of the service still uses it. */
  release(): Promise<void>;
}

const USER = 'wareword';
const START_ATTEMPTS = 5;

/** What a process calls itself while it stops the server, unless others use it. */
const LEAVING = 'wareword leaves';

/** Waiting for the disk at every commit stays on: a credit must survive a power cut. */
const SERVER_SETTINGS = [
  'listen_addresses=127.0.0.1',
  "unix_socket_directories=''",
  'max_connections=200',
  'jit=off',
];

/**
 * Starts Postgres in `dataDir`, or uses the one that already runs there: a start that was killed
 * leaves it behind, and several processes of the service share it.
 */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const account = serverAccount();
  const folder = prepareDataFolder(dataDir, account);
  const binaries = findBinaries(account, ROOT_FOLDER);
  const server = new ServerFolder(folder, binaries, account);
  await server.initialise();
  const url = await server.start();
  return { url, folder, release: () => server.release(url) };
}

class ServerFolder {
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

  /** Makes the cluster under another name and moves it in place: a killed start leaves no half. */
  async initialise(): Promise<void> {
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
    // Inside the cluster, so that both arrive at once.
    renameSync(passwordFile, join(unfinished, 'wareword-password'));
    try {
      renameSync(unfinished, this.#data);
    } catch {
      // Another process was first.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }

  /** @returns the address of a server that answers. */
  async start(): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const running = this.#runningUrl();
      if (running !== undefined && (await answers(running))) return running;
      const port = await freePort();
      const settings = [...SERVER_SETTINGS, `port=${port}`].map((setting) => `-c ${setting}`);
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
        // The port went to somebody else, or another process is starting this very server.
        if (attempt === START_ATTEMPTS) throw error;
      }
    }
  }

  async release(url: string): Promise<void> {
    const client = postgres(url, {
      max: 1,
      onnotice: () => undefined,
      connection: { application_name: LEAVING },
    });
    try {
      if (!(await isLast(client))) return;
      await this.#run('pg_ctl', [
        'stop',
        '--silent',
        '--mode=fast',
        '--wait',
        `--pgdata=${this.#data}`,
      ]);
    } finally {
      await client.end({ timeout: 1 });
    }
  }

  /** As `postmaster.pid` tells: its fourth line is the port. */
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
      // Postgres keeps what it is given open: a pipe would never end.
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
    });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === 0) return;
    throw new Error(`${program} failed; see ${this.#logFile}. ${complaint}`.trim());
  }
}

async function answers(url: string): Promise<boolean> {
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

/**
 * Whether nobody but those who leave is connected. They are asked one after the other, each under
 * a lock held until its connection ends: two at once would each take the other for a user.
 */
async function isLast(client: postgres.Sql): Promise<boolean> {
  try {
    await client`select pg_advisory_lock(hashtext(${LEAVING}))`;
    const [row] = await client<[{ alone: boolean }]>`
      select not exists (
        select from pg_stat_activity
        where backend_type = 'client backend' and application_name <> ${LEAVING}
      ) as alone
    `;
    return row.alone;
  } catch {
    // A server that hangs up is being stopped by who left before.
    return false;
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
