import { describe, expect, it, vi } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { setChangeTimes } from './rate-window.ts';
import { jobIdOf, readUsed, waitForEnd } from './workspace-state.ts';

const model = await startOpenAiStandIn();
const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100' });
const working = useService({
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
  OPENAI_VERIFY: 'off',
  JOB_LEASE_SECONDS: '3',
  RATE_LIMIT_PER_MINUTE: '100',
});
const retrying = useService({
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
  OPENAI_VERIFY: 'off',
  JOB_RETRY_DELAY_MS: '600000',
  RATE_LIMIT_PER_MINUTE: '100',
});

const CANCELED = { status: 'failed', error: { code: 'job_cancelled' } };

async function queue(at: typeof idle) {
  const { token } = await createAccount(at().database);
  const id = jobIdOf(await call(at(), 'createJob', { token, body: PRODUCT }));
  return { token, id };
}

// contract §7.13
describe('POST /jobs/{id}/cancel', () => {
  it('fails a queued job with job_cancelled and returns its credit, once', async () => {
    const { token, id } = await queue(idle);
    expect(await readUsed(idle(), token)).toBe(1);
    const response = await call(idle(), 'cancelJob', { token, id });
    expect(response.body).toMatchObject(CANCELED);
    expect(response.headers.has('ratelimit')).toBe(false);
    expect(await readUsed(idle(), token)).toBe(0);
    expect((await call(idle(), 'cancelJob', { token, id })).body).toStrictEqual(response.body);
    expect((await call(idle(), 'getJob', { token, id })).body).toStrictEqual(response.body);
    expect(await readUsed(idle(), token)).toBe(0);
  });

  it('of several at once returns the credit once', async () => {
    const { token, id } = await queue(idle);
    const cancel = () => call(idle(), 'cancelJob', { token, id });
    const responses = await Promise.all([cancel(), cancel(), cancel(), cancel()]);
    for (const { body } of responses) expect(body).toMatchObject(CANCELED);
    expect(await readUsed(idle(), token)).toBe(0);
  });

  it('stops a job in progress; its late listing is discarded', async () => {
    const held = Promise.withResolvers<undefined>();
    const before = model.requests.length;
    model.setScript([{ do: 'answer', until: held.promise }]);
    const { token, id } = await queue(working);
    await model.received(before + 1);
    expect((await call(working(), 'cancelJob', { token, id })).body).toMatchObject(CANCELED);
    expect(await readUsed(working(), token)).toBe(0);
    held.resolve(undefined);
    // The worker is free again: it writes the next one.
    const next = jobIdOf(await call(working(), 'createJob', { token, body: PRODUCT }));
    expect((await waitForEnd(working(), token, next)).body['status']).toBe('complete');
    expect((await call(working(), 'getJob', { token, id })).body).toMatchObject(CANCELED);
    expect(await readUsed(working(), token)).toBe(1);
  });

  it('ends the call to the model', async () => {
    const before = model.requests.length;
    model.setScript([{ do: 'hang' }]);
    const { token, id } = await queue(working);
    await model.received(before + 1);
    await call(working(), 'cancelJob', { token, id });
    expect(await model.requests[before]?.ended).toBe('abandoned');
  });

  it("doesn't change a finished job", async () => {
    model.setScript([]);
    const { token, id } = await queue(working);
    const done = await waitForEnd(working(), token, id);
    expect((await call(working(), 'cancelJob', { token, id })).body).toStrictEqual(done.body);
    expect(await readUsed(working(), token)).toBe(1);
  });

  it("doesn't find the job of another workspace", async () => {
    const { token, id } = await queue(idle);
    const other = await createAccount(idle().database);
    expectRefusal(await call(idle(), 'cancelJob', { token: other.token, id }), 'job_not_found');
    const mine = await call(idle(), 'getJob', { token, id });
    expect(mine.body['status']).toBe('queued');
  });
});

// contract §7.14
describe('canceling a job in progress', () => {
  it('is allowed ten times a day; after that the listing is finished and charged', async () => {
    const { token } = await createAccount(working().database);
    for (let count = 1; count <= 11; count++) {
      const held = Promise.withResolvers<undefined>();
      const before = model.requests.length;
      model.setScript([{ do: 'answer', until: held.promise }]);
      const id = jobIdOf(await call(working(), 'createJob', { token, body: PRODUCT }));
      await model.received(before + 1);
      const response = await call(working(), 'cancelJob', { token, id });
      held.resolve(undefined);
      if (count <= 10) {
        expect(response.body).toMatchObject(CANCELED);
        continue;
      }
      expectRefusal(response, 'job_in_progress');
      expect((await waitForEnd(working(), token, id)).body['status']).toBe('complete');
    }
    expect(await readUsed(working(), token)).toBe(1);
  });

  it('counts one that waits for another attempt', async () => {
    const { token } = await createAccount(retrying().database);
    for (let count = 1; count <= 11; count++) {
      model.setScript([{ do: 'truncate' }]);
      const id = jobIdOf(await call(retrying(), 'createJob', { token, body: PRODUCT }));
      await vi.waitFor(
        async () => {
          const waiting = await retrying().database.sql`
            select from jobs where id = ${id} and status = 'queued' and attempts = 1
          `;
          expect(waiting).toHaveLength(1);
        },
        { timeout: 10_000, interval: 10 },
      );
      const response = await call(retrying(), 'cancelJob', { token, id });
      if (count <= 10) expect(response.body).toMatchObject(CANCELED);
      else expectRefusal(response, 'job_in_progress');
    }
    expect(await readUsed(retrying(), token)).toBe(1);
  });
});

// contract §7.14
describe('canceling jobs that have not been started', () => {
  it('is allowed 1,000 times a day; after that they are written and charged', async () => {
    const { token, workspaceId } = await createAccount(idle().database);
    const early = Array.from({ length: 999 }, () => 3600);
    await setChangeTimes(idle().database, workspaceId, early, 'canceled-waiting');
    const ids: string[] = [];
    for (let count = 0; count < 2; count++) {
      ids.push(jobIdOf(await call(idle(), 'createJob', { token, body: PRODUCT })));
    }
    const [first = '', second = ''] = ids;
    const canceled = await call(idle(), 'cancelJob', { token, id: first });
    expect(canceled.body).toMatchObject(CANCELED);
    expectRefusal(await call(idle(), 'cancelJob', { token, id: second }), 'job_in_progress');
    expect((await call(idle(), 'cancelJob', { token, id: first })).body).toMatchObject(CANCELED);
    expect(await readUsed(idle(), token)).toBe(1);
  });
});
