import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import postgres from 'postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedServer } from '../../backend/src/database/index.ts';
import { backUp, restore } from '../../postgres/src/backup/index.ts';
import { until } from '../faults/until.ts';
import { NodeProcess } from '../node-process.ts';
import { Machine } from './machine.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Simulating a small disk requires a mount, which requires root. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-mount-'));
  const mounted = mountSmallDisk(folder);
  if (mounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
})();

function mountSmallDisk(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]).status === 0;
}

/** A machine with a running database, and a view of its server during a backup. */
async function runningMachine() {
  const machine = await Machine.set();
  const server = await startEmbeddedServer(machine.data.path);
  onTestFinished(() => server.release());
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => sql.end());
  const isBackingUp = async () => {
    const sessions = await sql`
      select from pg_stat_activity where application_name = 'wareword backup'
    `;
    const slots = await sql`select from pg_replication_slots`;
    return sessions.length + slots.length > 0;
  };
  return { machine, isBackingUp };
}

/** Not of the running server, which adds and removes files of its own. */
function isKept(path: unknown): boolean {
  return !String(path).startsWith(join('postgres', 'data', ''));
}

/** Where a server that writes this `postmaster.pid` listens, once it does. */
function portIn(serverFile: string): string | undefined {
  return readFileSync(serverFile, 'utf8').split('\n')[3];
}

test('a backup killed at any moment does not count, the server leaves backup mode, and the next backup cleans up', async () => {
  const { machine, isBackingUp } = await runningMachine();
  const { backups, settings } = machine;
  const verification = join(machine.data.path, 'postgres/backup-verification');
  const serverFile = join(verification, 'data/postmaster.pid');
  const unfinished = () => join(backups, readdirSync(backups)[0] ?? '');
  const moments = {
    'files are being copied': () => existsSync(join(unfinished(), 'cluster/base')),
    'a server runs on the copy': () => existsSync(serverFile),
  };
  for (const [moment, isNow] of Object.entries(moments)) {
    const backup = new NodeProcess({ ...machine.command('backup', '--out', backups), settings });
    // Beside other tests, copying takes a while.
    await until(moment, isNow, 180_000);
    expect(await isBackingUp()).toBe(true);
    await backup.kill();
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/\.unfinished$/)]);
    await until('the server has left backup mode', async () => !(await isBackingUp()));
  }
  const port = portIn(serverFile);

  for (const from of [backups, unfinished()]) {
    await expect(machine.admin('restore', '--from', from)).rejects.toThrow('has no backup');
  }

  const { folder } = await machine.admin('backup', '--out', backups, '--keep', '1');
  expect(readdirSync(backups)).toEqual([basename(String(folder))]);
  expect(existsSync(verification)).toBe(false);
  await expect(once(connect(Number(port), '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});

test('a service that is stopped during a backup leaves no server running, and no partial backup', async () => {
  const machine = await Machine.set();
  const service = await machine.start({ BACKUP_FOLDER: machine.backups });
  const copy = join(machine.data.path, 'postgres/backup-verification/data/postmaster.pid');
  // A scheduled backup has a low priority, so it takes a long time beside other tests.
  const isRunning = () => existsSync(copy) && portIn(copy) !== undefined;
  await until('a server runs on the copy', isRunning, 180_000);
  const port = Number(portIn(copy));
  service.signal('SIGTERM');
  expect(await service.exited).toBe(0);
  // It may have been completed before the signal arrived.
  expect(readdirSync(machine.backups).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  expect(machine.data.serverPid()).toBeUndefined();
});

test('a backup that is stopped ends the check of its copy before its server, and deletes what it wrote', async () => {
  const { data, backups } = await Machine.set();
  const stopping = new AbortController();
  let answer: unknown;
  const check = async (url: string) => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    stopping.abort(new Error('Stopped.'));
    [answer] = await sql`select 'still running' as server from pg_sleep(1)`;
    await sql.end();
  };
  const { signal } = stopping;
  await expect(backUp({ dataDir: data.path, to: backups, check, signal })).rejects.toThrow(
    'Stopped.',
  );
  expect(answer).toEqual({ server: 'still running' });
  expect(readdirSync(backups)).toEqual([]);
});

test('a restore during which the service is started changes nothing, not even the encryption keys', async () => {
  const machine = await Machine.set();
  await machine.createAccount();
  const key = join(machine.data.path, 'wareword.key');
  writeFileSync(key, 'of the backup');
  const { folder } = await machine.admin('backup', '--out', machine.backups);
  writeFileSync(key, 'in use');
  const files = () => readdirSync(machine.data.path, { recursive: true }).filter(isKept);
  const before = files();
  const check = async () => {
    const server = await startEmbeddedServer(machine.data.path);
    onTestFinished(() => server.release());
  };
  const { signal } = new AbortController();
  await expect(
    restore({ dataDir: machine.data.path, from: String(folder), check, signal }),
  ).rejects.toThrow('Stop the service and the store apps, then restore again.');
  expect(readFileSync(key, 'utf8')).toBe('in use');
  expect(files()).toEqual(before);
});

test('a restore that can copy only some of the encryption keys leaves no copy behind', async () => {
  const machine = await Machine.set();
  for (const name of ['wareword.key', 'wareword.key.previous']) {
    writeFileSync(join(machine.data.path, name), 'of the backup');
  }
  const { folder } = await machine.admin('backup', '--out', machine.backups);
  const keys = join(String(folder), 'keys');
  expect(readdirSync(keys).length).toBeGreaterThan(1);
  for (const name of readdirSync(keys)) writeFileSync(join(machine.data.path, name), 'in use');
  const before = readdirSync(machine.data.path);
  const check = () => {
    rmSync(join(keys, readdirSync(keys).at(-1) ?? ''));
    return Promise.resolve();
  };
  const { signal } = new AbortController();
  await expect(
    restore({ dataDir: machine.data.path, from: String(folder), check, signal }),
  ).rejects.toThrow('ENOENT');
  expect(readdirSync(machine.data.path)).toEqual(before);
});

test('a second restore that is stopped leaves what the first, killed before its last step, restored', async () => {
  const machine = await Machine.set();
  await machine.createAccount();
  const { folder } = await machine.admin('backup', '--out', machine.backups);
  const data = join(machine.data.path, 'postgres/data');
  renameSync(data, `${data}.restored`);
  const check = () => Promise.reject(new Error('Stopped.'));
  const { signal } = new AbortController();
  await expect(
    restore({ dataDir: machine.data.path, from: String(folder), check, signal }),
  ).rejects.toThrow('Stopped.');
  expect(await machine.admin('audit')).toMatchObject({ workspaces: 1 });
});

test.runIf(canMount)(
  'a backup that fills its disk says so, leaves nothing, and deletes no earlier backup',
  async () => {
    const { machine, isBackingUp } = await runningMachine();
    expect(mountSmallDisk(machine.backups)).toBe(true);
    onTestFinished(() => {
      execFileSync('umount', [machine.backups]);
    });
    const earlier = 'wareword-2026-01-01T00-00-00Z';
    mkdirSync(join(machine.backups, earlier));
    writeFileSync(join(machine.backups, earlier, 'manifest.json'), '{}');
    await expect(machine.admin('backup', '--out', machine.backups, '--keep', '1')).rejects.toThrow(
      'The disk is full, so no backup was made.',
    );
    expect(readdirSync(machine.backups)).toEqual([earlier]);
    expect(await isBackingUp()).toBe(false);
  },
);
