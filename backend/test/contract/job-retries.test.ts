import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn, type Step } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { jobIdOf, readUsed, waitForEnd } from './workspace-state.ts';

const model = await startOpenAiStandIn();
const service = useService({
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
});

/** Runs a job whose model fails this many times before it succeeds. */
async function runJob(failure: Step, times: number) {
  model.setScript(Array.from({ length: times }, () => failure));
  const { token } = await createAccount(service().database);
  const id = jobIdOf(await call(service(), 'createJob', { token, body: PRODUCT }));
  const { body } = await waitForEnd(service(), token, id);
  const [job] = await service().database.sql<{ attempts: number }[]>`
    select attempts from jobs where id = ${id}
  `;
  return { body, attempts: job?.attempts, used: await readUsed(service(), token) };
}

const status = (code: number): Step => ({ do: 'raw', status: code, body: '{"error":{}}' });

// contract §7.4
describe('a transient failure is retried, and the job completes with one credit', () => {
  it.each<[string, Step]>([
    ['408 from the model', status(408)],
    ['409 from the model', status(409)],
    ['429 from the model', status(429)],
    ['500 from the model', status(500)],
    ['503 from the model', status(503)],
    ['a network error', { do: 'drop' }],
    ['an answer that cannot be read', { do: 'answer', content: 'Sure! Here it is' }],
    ['an answer that is cut off', { do: 'truncate' }],
  ])('%s', async (_name, failure) => {
    const { body, attempts, used } = await runJob(failure, 1);
    expect(body['status']).toBe('complete');
    expect(attempts).toBe(2);
    expect(used).toBe(1);
  });
});

// contract §7.4, §7.6
describe('a permanent failure fails the job immediately, and refunds the credit', () => {
  it.each<[string, Step]>([
    ['401 from the model', status(401)],
    ['a refusal', { do: 'refuse' }],
    ['a content filter', { do: 'filter' }],
  ])('%s', async (_name, failure) => {
    const { body, attempts, used } = await runJob(failure, 1);
    expect(body).toMatchObject({ status: 'failed', error: { code: 'generation_failed' } });
    expect(attempts).toBe(1);
    expect(used).toBe(0);
  });

  it('a transient failure on every attempt fails the job after the fourth', async () => {
    const { body, attempts, used } = await runJob(status(500), 4);
    expect(body).toMatchObject({ status: 'failed', error: { code: 'generation_failed' } });
    expect(attempts).toBe(4);
    expect(used).toBe(0);
  });
});
