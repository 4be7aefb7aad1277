import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { longestTurn } from '@wareword/event-loop/testing';
import { WEBHOOK_LIMITS } from '@wareword/shared-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, type TestAccount } from '../accounts.ts';
import { call } from '../contract/call.ts';
import { jobIdOf, waitForEnd } from '../contract/workspace-state.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';

/** The promised maximum in CPU time. */
const MAX_TURN_MS = 100;

/** The number of deliveries that one process sends to an endpoint at a time. */
const PER_ENDPOINT = 32;

/** About as many characters as edits can give a listing. */
const EDITED_CHARACTERS = 60_000;

const service = useService();

/** In its own thread, so that only what the service does is measured. */
const receiver = new Worker(
  `const { createServer } = require('node:http');
   const { parentPort } = require('node:worker_threads');
   const server = createServer((request, response) => request.resume().on('end', () => response.end()));
   server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
  { eval: true },
);
const listening = once(receiver, 'message');
let port = 0;
beforeAll(async () => {
  [port] = (await listening) as [number];
});
afterAll(() => receiver.terminate());

async function createEndpoints({ token }: TestAccount): Promise<void> {
  for (let index = 0; index < WEBHOOK_LIMITS.endpoints; index++) {
    const body = { url: `http://127.0.0.1:${port}/${index}`, events: ['store.disconnected'] };
    const { body: created } = await call(service(), 'createWebhook', { token, body });
    // Two signatures for each message.
    const id = String(created['endpoint_id']);
    await call(service(), 'rotateWebhookSecret', { token, id });
  }
}

async function writeLongListing({ token }: TestAccount): Promise<string> {
  const id = jobIdOf(await call(service(), 'createJob', { token, body: PRODUCT }));
  await waitForEnd(service(), token, id);
  const description = '\u4e16'.repeat(EDITED_CHARACTERS);
  await service().database.sql`
    update listings set
      listing = jsonb_set(listing::jsonb, '{description}', to_jsonb(${description}::text))::json
    where job_id = ${id}
  `;
  return id;
}

test('hundreds of webhooks about long listings, due at once, do not block the event loop', async () => {
  const { sql } = service().database;
  const account = await createAccount(service().database);
  await createEndpoints(account);
  const jobId = await writeLongListing(account);

  const sendAll = async () => {
    await sql`
      insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject)
      select new_typeid('dlv'), e.workspace_id, e.id, 'job.completed', ${jobId}
      from webhook_endpoints e, generate_series(1, ${PER_ENDPOINT}) where e.workspace_id = ${account.workspaceId}
    `;
    let left = 1;
    while (left > 0) {
      await setTimeout(20);
      [{ left }] = await sql<[{ left: number }]>`
        select count(*)::int as left from webhook_deliveries where state = 'pending'
      `;
    }
  };

  expect(await longestTurn(sendAll, MAX_TURN_MS)).toBeLessThanOrEqual(MAX_TURN_MS);
  expect(await sql`select from webhook_deliveries where state <> 'delivered'`).toHaveLength(0);
});
