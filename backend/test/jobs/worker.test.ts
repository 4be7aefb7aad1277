import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { expectBalancedLedger, startTestService, type TestService } from '../service.ts';
import { databaseTime, readJob, type JobRow } from './job-fixture.ts';
import { parseId } from '../../src/identifiers.ts';

let model: OpenAiStandIn;
let service: TestService;
let account: TestAccount;

beforeAll(async () => {
  model = await startOpenAiStandIn();
  service = await startTestService({
    GENERATOR: 'openai',
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
    RATE_LIMIT_PER_MINUTE: '10000',
  });
  account = await createAccount(service.database);
});
afterEach(() => model.setScript([]));
afterAll(async () => {
  await service.stop();
  await model.close();
});

async function post(productName = 'Desk Organizer'): Promise<() => Promise<JobRow>> {
  const { body } = await callApi(service.apiUrl, 'POST /jobs', {
    token: account.token,
    body: { ...PRODUCT, product_name: productName },
  });
  const jobId = parseId('job', String(body['job_id']));
  if (jobId === undefined) throw new Error('No job was made.');
  return () => readJob(service.database, jobId);
}

async function becomes(read: () => Promise<JobRow>, expected: Partial<JobRow>): Promise<void> {
  await vi.waitFor(async () => expect(await read()).toMatchObject(expected), {
    timeout: 25_000,
    interval: 50,
  });
}

it('a listing that cannot be saved does not affect the others in its batch', async () => {
  await service.database.sql`
    alter table listings add constraint no_poison check (product_name <> 'Poison') not valid
  `;
  const together = Promise.withResolvers<undefined>();
  const before = model.requests.length;
  model.setScript(({ index }) =>
    index < before + 6 ? { do: 'answer', until: together.promise } : { do: 'answer' },
  );
  const poison = await post('Poison');
  const others = await Promise.all(Array.from({ length: 5 }, () => post()));
  await model.received(before + 6);
  together.resolve(undefined);
  for (const other of others) await becomes(other, { status: 'complete', attempts: 1 });
  await becomes(poison, { status: 'failed', attempts: 4, credit: 'refunded', listings: 0 });
  await service.database.sql`alter table listings drop constraint no_poison`;
  await expectBalancedLedger(service.database);
});

it('saves a listing with implausible token counts', async () => {
  const usage = { prompt_tokens: 9e15, completion_tokens: 9e15 };
  model.setScript([{ do: 'answer', usage }]);
  await becomes(await post(), { status: 'complete', attempts: 1, credit: 'spent' });
});

it('a stopped queue is replaced without waiting for its running tasks', async () => {
  const { sql } = service.database;
  const before = model.requests.length;
  const slow = Promise.withResolvers<undefined>();
  model.setScript([{ do: 'answer', until: slow.promise }]);
  const first = await post();
  await model.received(before + 1);
  await sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'the queue task stays'; end
    $$;
    create trigger refuse before delete on graphile_worker._private_jobs
      execute function refuse();
  `);
  // Its task cannot be completed.
  await becomes(await post(), { status: 'complete' });
  await vi.waitFor(async () => {
    const queues = await sql`
      select from workers where queue_id not in (
        select locked_by from graphile_worker.jobs where locked_by is not null
      )
    `;
    expect(queues).toHaveLength(1);
  }, 25_000);
  await sql.unsafe(`drop trigger refuse on graphile_worker._private_jobs; drop function refuse`);
  await becomes(await post(), { status: 'complete', attempts: 1 });
  expect(await first()).toMatchObject({ status: 'processing', attempts: 1 });
  slow.resolve(undefined);
  await becomes(first, { status: 'complete', attempts: 1 });
  await expectBalancedLedger(service.database);
});

// The last test of this service: the model is not called after it.
it('a busy model that asks for time is not called before then', async () => {
  model.setScript([{ do: 'raw', status: 429, headers: { 'retry-after': '40' }, body: '{}' }]);
  const requestedAt = await databaseTime(service.database);
  const job = await post();
  await becomes(job, { status: 'queued', attempts: 1, credit: 'reserved' });
  const { dueAt } = await job();
  expect(dueAt).toBeGreaterThan(requestedAt + 40_000);
  expect(dueAt).toBeLessThanOrEqual((await databaseTime(service.database)) + 40_000);
});
