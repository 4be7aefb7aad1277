import { execFileSync } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import postgres from 'postgres';
import { startEmbeddedServer } from '../../postgres/src/index.ts';
import { DataFolder } from './own-postgres.ts';
import { ServiceProcess } from './service-process.ts';
import { until } from './until.ts';

/** The users to run the start command as; only the current one unless the tests run as root. */
const USERS: { user: string; through: string[] }[] = [{ user: 'the one who tests', through: [] }];
if (process.getuid?.() === 0 && canSwitchUser()) {
  USERS.push({
    user: 'nobody',
    through: ['setpriv', '--reuid=nobody', '--clear-groups'],
  });
}

function canSwitchUser(): boolean {
  try {
    execFileSync('setpriv', [
      '--reuid=nobody',
      '--clear-groups',
      process.execPath,
      '--eval',
      `fs.readFileSync(${JSON.stringify(import.meta.filename)})`,
    ]);
    return true;
  } catch {
    return false;
  }
}

async function start(folder: DataFolder, through: readonly string[]): Promise<ServiceProcess> {
  const settings = { DATA_DIR: folder.path, LOG_LEVEL: 'warn' };
  const started = await ServiceProcess.start(settings, { through });
  onTestFinished(() => started.kill());
  return started;
}

async function isReady({ baseUrl }: ServiceProcess): Promise<boolean> {
  return (await fetch(`${baseUrl}/readyz`)).ok;
}

describe.each(USERS)('the embedded server, started by $user', ({ through }) => {
  test('survives a kill of the start command, and the next start uses it', async () => {
    const folder = new DataFolder();
    const first = await start(folder, through);
    const pid = folder.serverPid();
    expect(pid).toBeDefined();
    await first.kill();
    expect(folder.serverPid()).toBe(pid);
    const second = await start(folder, through);
    expect(folder.serverPid()).toBe(pid);
    expect(await isReady(second)).toBe(true);
    second.signal('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(folder.serverPid()).toBeUndefined();
  });

  test('is shared by two concurrent starts, and stops with the last', async () => {
    const folder = await DataFolder.migrated();
    const [first, second] = await Promise.all([start(folder, through), start(folder, through)]);
    const pid = folder.serverPid();
    first.signal('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(folder.serverPid()).toBe(pid);
    expect(await isReady(second)).toBe(true);
    second.signal('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(folder.serverPid()).toBeUndefined();
  });
});

test('a connection that is still closing does not keep the server running', async () => {
  const folder = await DataFolder.migrated();
  const server = await startEmbeddedServer(folder.path);
  const client = postgres(server.url, { max: 1 });
  await client`select 1`;
  // The server notices only after this that no one is reading.
  const busy = client`select pg_sleep(20)`.catch(() => undefined);
  await client.end({ timeout: 0 });
  await busy;
  await server.release();
  expect(folder.serverPid()).toBeUndefined();
});

test('a restarted server still knows which processes use it', async () => {
  const folder = await DataFolder.migrated();
  const [one, other] = [
    await startEmbeddedServer(folder.path),
    await startEmbeddedServer(folder.path),
  ];
  const client = postgres(one.url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => client.end());
  const present = async () => {
    const [row] = await client<[{ count: number }]>`
      select count(*)::int as count from pg_locks where locktype = 'advisory' and granted
    `;
    return row.count === 2;
  };
  expect(await present()).toBe(true);
  await client`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wareword presence'
  `;
  await until('both are known again', present);
  await one.release();
  expect(folder.serverPid()).toBeDefined();
  await other.release();
  expect(folder.serverPid()).toBeUndefined();
});

test('a start on a port in use says what to do, and does not stop another process’s database', async () => {
  const folder = await DataFolder.migrated();
  const first = await start(folder, []);
  const { port } = new URL(first.baseUrl);
  const second = ServiceProcess.start({ DATA_DIR: folder.path, PORT: port });
  await expect(second).rejects.toThrow(
    `The service ended (1):\nPort ${port} is already in use. Stop the other program, or set a different port (see .env.example).\n`,
  );
  expect(await isReady(first)).toBe(true);
});
