import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { readUsed } from './shop.ts';

const model = await startOpenAiStandIn();
const settings = {
  ROLE: 'web',
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
};
const service = useService(settings);
const hasty = useService({ ...settings, GENERATION_TIMEOUT_SECONDS: '1' });

async function generate(at = service) {
  const { token } = await createAccount(at().database);
  const answer = await call(at(), 'generate', { token, body: PRODUCT });
  return { answer, used: await readUsed(at(), token) };
}

describe('decision 16: POST /generate', () => {
  it('counts one credit for a listing', async () => {
    const { answer, used } = await generate();
    expect(answer.status).toBe(200);
    expect(used).toBe(1);
  });

  it('gives its credit back if it fails: 500 internal_error', async () => {
    model.setScript([{ do: 'refuse' }]);
    const { answer, used } = await generate();
    expectRefusal(answer, 'internal_error');
    expect(answer.headers.get('ratelimit')).toMatch(/r=9;/);
    expect(used).toBe(0);
  });

  it('tries again at once after a transient failure, and counts one credit', async () => {
    const before = model.requests.length;
    model.setScript([{ do: 'raw', status: 500, body: '{}' }]);
    const { answer, used } = await generate();
    expect(answer.status).toBe(200);
    expect(used).toBe(1);
    expect(model.requests.length).toBe(before + 2);
  });

  it('has its seconds in all, not for each try', async () => {
    const before = model.requests.length;
    model.setScript(() => ({ do: 'raw', status: 503, body: '{}', delayMs: 400 }));
    const { answer, used } = await generate(hasty);
    model.setScript([]);
    expectRefusal(answer, 'internal_error');
    // The last of its four tries would begin after 1.2 seconds.
    expect(model.requests.length).toBeLessThan(before + 4);
    expect(used).toBe(0);
  });
});
