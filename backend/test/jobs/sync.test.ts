import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { expectLedgerToHold, startTestService, type TestService } from '../service.ts';

let model: OpenAiStandIn;
let service: TestService;

beforeAll(async () => {
  model = await startOpenAiStandIn();
  service = await startTestService({
    GENERATOR: 'openai',
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
  });
});
afterAll(async () => {
  await expectLedgerToHold(service.database);
  await service.stop();
  await model.close();
});

async function used(token: string): Promise<unknown> {
  const { body } = await callApi(service.apiUrl, 'GET /me', { token });
  return body['usage'];
}

it('decision 16: the credit is reserved before the generation, and paid by it', async () => {
  const { token } = await createAccount(service.database);
  const slow = Promise.withResolvers<undefined>();
  const before = model.requests.length;
  model.setScript([{ do: 'answer', until: slow.promise }]);
  const answer = callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
  await model.received(before + 1);
  expect(await used(token)).toMatchObject({ used: 1 });
  slow.resolve(undefined);
  expect(await answer).toMatchObject({ status: 200, body: { usage: { used: 1 } } });
});

it('a caller who leaves pays nothing, and the model is let go', async () => {
  const { token } = await createAccount(service.database);
  const before = model.requests.length;
  model.setScript([{ do: 'hang' }]);
  const leaving = new AbortController();
  const answer = fetch(`${service.baseUrl}${API_BASE_PATH}/generate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(PRODUCT),
    signal: leaving.signal,
  });
  const left = expect(answer).rejects.toThrow();
  await model.received(before + 1);
  leaving.abort();
  await left;
  expect(await model.requests.at(-1)?.ended).toBe('abandoned');
  await expect.poll(() => used(token)).toMatchObject({ used: 0 });
});
