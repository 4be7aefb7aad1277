import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { readUsed } from './workspace-state.ts';

const model = await startOpenAiStandIn();
const settings = {
  ROLE: 'web',
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
  // Requests are counted here, and a verification call is one more.
  OPENAI_VERIFY: 'off',
};
const service = useService(settings);
const shortTimeout = useService({ ...settings, GENERATION_TIMEOUT_SECONDS: '1' });

async function generate(at = service) {
  const { token } = await createAccount(at().database);
  const response = await call(at(), 'generate', { token, body: PRODUCT });
  return { response, used: await readUsed(at(), token) };
}

// contract §6.2, §6.3
describe('POST /generate', () => {
  it('costs one credit per listing', async () => {
    const { response, used } = await generate();
    expect(response.status).toBe(200);
    expect(used).toBe(1);
  });

  // contract §6.3, §13.3
  it('refunds the credit if it fails: 500 internal_error', async () => {
    model.setScript([{ do: 'refuse' }]);
    const { response, used } = await generate();
    expectRefusal(response, 'internal_error');
    expect(response.headers.get('ratelimit')).toMatch(/r=9;/);
    expect(used).toBe(0);
  });

  it('retries immediately after a transient failure, and costs one credit', async () => {
    const before = model.requests.length;
    model.setScript([{ do: 'raw', status: 500, body: '{}' }]);
    const { response, used } = await generate();
    expect(response.status).toBe(200);
    expect(used).toBe(1);
    expect(model.requests.length).toBe(before + 2);
  });

  it('writes and charges a listing whose model answers with half a character', async () => {
    const draft = '{"title":"Walnut Desk \\ud800 Organizer","description":"Solid walnut. \\udc00"}';
    model.setScript([{ do: 'answer', content: draft }]);
    const { response, used } = await generate();
    expect(response.status).toBe(200);
    expect(used).toBe(1);
  });

  it('writes a listing from text beyond the basic plane, however long a sentence is', async () => {
    const { token } = await createAccount(service().database);
    // Not even the draft can be kept, so that the text is the input's own.
    const draft = '{"title":"Gold","description":"Pure gold from the moon."}';
    model.setScript([{ do: 'answer', content: draft }]);
    const body = { ...PRODUCT, features: `a${'\u{1d49c}'.repeat(599)}` };
    const response = await call(service(), 'generate', { token, body });
    expect(response.status).toBe(200);
    expect(JSON.stringify(response.body).isWellFormed()).toBe(true);
  });

  it('has one timeout for all its attempts', async () => {
    const before = model.requests.length;
    model.setScript(() => ({ do: 'raw', status: 503, body: '{}', delayMs: 400 }));
    const { response, used } = await generate(shortTimeout);
    model.setScript([]);
    expectRefusal(response, 'internal_error');
    // The last of its four attempts would start after 1.2 seconds.
    expect(model.requests.length).toBeLessThan(before + 4);
    expect(used).toBe(0);
  });
});
