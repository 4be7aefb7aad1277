import { randomBytes } from 'node:crypto';
import { once as happens } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import { cpuMs } from '../product/cpu-time.ts';
import { startService } from '../product/service.ts';
import { authorization, seedAccounts } from '../seed/accounts.ts';
import { seedJobs } from '../seed/jobs.ts';
import type { Measurement } from './bench.ts';

const MESSAGES = 10_000;
const WITHIN_MS = 120_000;

/** How fast one worker sends webhooks with a listing each to one receiver on this machine. */
export const measureWebhooks: Measurement = async ({
  cleanup,
  server,
  logProgress,
  reportProblem,
}) => {
  logProgress(`webhooks: ${MESSAGES} messages`);
  const url = await server.createMigrated('webhooks');
  const [account] = await withConnection(url, (sql) => seedAccounts(sql, 1));
  if (account === undefined) throw new Error('no account was seeded');
  await withConnection(url, (sql) =>
    seedJobs(sql, [account], { count: MESSAGES, status: 'complete' }),
  );
  const settings = { DATABASE_URL: url, ENCRYPTION_KEY: randomBytes(32).toString('base64') };

  const arrived = new Map<string, number>();
  const receiver = createServer((request, response) => {
    request.resume().once('end', () => {
      arrived.set(String(request.headers['webhook-id']), performance.now());
      response.writeHead(204).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await happens(receiver, 'listening');
  const web = await startService(cleanup, { ...settings, ROLE: 'web' });
  const created = await fetch(`${web.origin}${API_BASE_PATH}/webhooks`, {
    method: 'POST',
    headers: authorization(account),
    body: JSON.stringify({
      url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      events: ['job.completed'],
    }),
  });
  if (created.status !== 201) throw new Error(`no endpoint was created: ${created.status}`);
  await web.stop();
  await vacuumAndCheckpoint(url);
  const worker = await startService(cleanup, { ...settings, ROLE: 'worker' });
  const cpuBefore = cpuMs(worker.pid);
  await withConnection(
    url,
    (sql) => sql`
      insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject)
      select new_typeid('dlv'), j.workspace_id, e.id, 'job.completed', j.id
      from jobs j join webhook_endpoints e on e.workspace_id = j.workspace_id
    `,
  );
  const deadline = performance.now() + WITHIN_MS;
  while (arrived.size < MESSAGES && performance.now() < deadline) await pause(50);
  const cpuEach = (cpuMs(worker.pid) - cpuBefore) / arrived.size;
  if (arrived.size < MESSAGES) reportProblem(`webhooks: only ${arrived.size} arrived`);
  await worker.stop();
  receiver.close();
  receiver.closeAllConnections();
  await server.drop(url);
  const times = [...arrived.values()];
  const seconds = ((times.at(-1) ?? NaN) - (times[0] ?? NaN)) / 1000;
  return [
    {
      name: `${MESSAGES} webhooks to one receiver by one worker`,
      goal: { atMost: MESSAGES / 1000 },
      measured: seconds,
      unit: 's',
      detail: `${(MESSAGES / seconds).toFixed(0)} a second; ${cpuEach.toFixed(2)} ms of CPU each`,
    },
  ];
};
