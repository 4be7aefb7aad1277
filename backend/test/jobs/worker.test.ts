import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { expectLedgerToHold, startTestService, type TestService } from '../service.ts';
import { databaseTime, readJob, type JobRow } from './job-room.ts';
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

it('decision 12: a model that is busy and asks for time is left alone for that long', async () => {
  model.setScript([{ do: 'raw', status: 429, headers: { 'retry-after': '40' }, body: '{}' }]);
  const asked = await databaseTime(service.database);
  const job = await post();
  await becomes(job, { status: 'queued', attempts: 1, credit: 'reserved' });
  const { dueAt } = await job();
  expect(dueAt).toBeGreaterThan(asked + 40_000);
  expect(dueAt).toBeLessThanOrEqual((await databaseTime(service.database)) + 40_000);
});

it('a listing that cannot be saved fails alone, not those that end with it', async () => {
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
  await expectLedgerToHold(service.database);
});

it('counts of tokens beyond all measure do not lose a listing', async () => {
  const usage = { prompt_tokens: 9e15, completion_tokens: 9e15 };
  model.setScript([{ do: 'answer', usage }]);
  await becomes(await post(), { status: 'complete', attempts: 1, credit: 'spent' });
});

it('the queue gives up, and its successor does not wait for what still runs', async () => {
  const { sql } = service.database;
  const before = model.requests.length;
  const slow = Promise.withResolvers<undefined>();
  model.setScript([{ do: 'answer', until: slow.promise }]);
  const first = await post();
  await model.received(before + 1);
  await sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'the bell stays'; end
    $$;
    create trigger refuse before delete on graphile_worker._private_jobs
      execute function refuse();
  `);
  // Its bell cannot be put away.
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
  await expectLedgerToHold(service.database);
});
