import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import type { ServiceProcess } from '../faults/service-process.ts';
import { until } from '../faults/until.ts';
import { runNode } from '../node-process.ts';
import { Machine } from './machine.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Waits for a listing. @returns its job */
async function write(service: ServiceProcess, token: string): Promise<string> {
  const { status, body } = await callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT });
  expect(status, JSON.stringify(body)).toBe(202);
  const jobId = String(body['job_id']);
  await until('the listing is written', async () => {
    const job = await read(service, token, jobId);
    return job.body['status'] === 'complete';
  });
  return jobId;
}

function read(service: ServiceProcess, token: string, jobId: string) {
  return callApi(service.apiUrl, `GET /jobs/${jobId}`, { token });
}

test('a backup made under load restores every credit after the service was killed', async () => {
  const machine = await Machine.set();
  const service = await machine.start();
  const token = await machine.createAccount();
  const before = await write(service, token);
  const loading = { on: true };
  // Each writes one listing after the other, so that none waits long after it.
  const writers = Array.from({ length: 4 }, async () => {
    while (loading.on) await write(service, token);
  });
  let report: Awaited<ReturnType<Machine['admin']>>;
  try {
    report = await machine.admin('backup', '--out', machine.backups);
  } finally {
    loading.on = false;
    await Promise.all(writers);
  }
  const after = await write(service, token);
  const [name] = readdirSync(machine.backups);
  expect(report).toMatchObject({ folder: join(machine.backups, name ?? ''), deleted: [] });
  expect(report['bytes']).toBeGreaterThan(1_000_000);

  await expect(machine.admin('restore', '--from', machine.backups)).rejects.toThrow(
    'Wareword is using this data. Stop the service and the store apps, then restore again.',
  );

  await service.kill();
  const restored = await machine.admin('restore', '--from', machine.backups);
  expect(restored['from']).toBe(report['folder']);
  // What was replaced is still there.
  for (const kept of restored['kept'] as string[]) expect(existsSync(kept)).toBe(true);
  const audit = await machine.admin('audit');
  expect(audit).toMatchObject({ workspaces: 2, drift: 0 });
  const again = await machine.start();
  expect((await read(again, token, before)).body).toMatchObject({ status: 'complete' });
  expect((await read(again, token, after)).status).toBe(404);
  expect((await machine.admin('audit'))['drift']).toBe(0);
});

test('a damaged or unrelated folder is rejected, and the data stays as it was', async () => {
  const machine = await Machine.set();
  await machine.createAccount();
  const restore = (from: string) => machine.admin('restore', '--from', from);
  await expect(restore(machine.backups)).rejects.toThrow(
    `${machine.backups} has no backup. Use the folder you passed to "admin backup --out".`,
  );

  const { folder } = await machine.admin('backup', '--out', machine.backups);
  await appendFile(join(String(folder), 'cluster/global/pg_control'), 'x');
  await expect(restore(String(folder))).rejects.toThrow(
    'The backup is damaged: cluster/global/pg_control is missing or has changed. Restore another backup.',
  );
  expect(await machine.admin('audit')).toMatchObject({ workspaces: 1, drift: 0 });
});

test('a restore killed before its last step is finished by the next start', async () => {
  const machine = await Machine.set();
  await machine.createAccount();
  const data = join(machine.data.path, 'postgres/data');
  renameSync(data, `${data}.restored`);
  expect(await machine.admin('audit')).toMatchObject({ workspaces: 1 });
});

test('the service makes a backup when one is due, and deletes old ones', async () => {
  const machine = await Machine.set();
  const old = join(machine.backups, 'wareword-2026-01-01T00-00-00Z');
  mkdirSync(old);
  writeFileSync(join(old, 'manifest.json'), '{}');
  const service = await machine.start({ BACKUP_FOLDER: machine.backups, BACKUP_KEEP: '1' });
  const metric = async (name: string) => {
    const metrics = await (await fetch(`${service.baseUrl}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
  };
  const anHourAgo = Date.now() / 1000 - 3600;
  const isNew = async () => (await metric('wareword_last_backup_timestamp_seconds')) > anHourAgo;
  // It runs with a priority below that of other tests.
  await until('a new backup was made', isNew, 100_000);
  expect(await metric('wareword_backup_interval_seconds')).toBe(86_400);
  expect(existsSync(old)).toBe(false);
  expect(readdirSync(machine.backups)).toEqual([expect.stringMatching(/^wareword-.*Z$/)]);
});

test('with an external database, operators are told what to use instead', async () => {
  const machine = await Machine.set();
  const DATABASE_URL = 'postgres://localhost:1/wareword';
  const settings = { ...machine.settings, DATABASE_URL };
  const refused = await runNode({
    ...machine.command('backup', '--out', machine.backups),
    settings,
  });
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('Back up your own server with pgBackRest');
});
