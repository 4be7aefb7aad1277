import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { readConfig } from '../../src/config.ts';
import { createAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { startTestService, type TestService } from '../service.ts';

const PRICES = { OPENAI_INPUT_PRICE: '0.40', OPENAI_OUTPUT_PRICE: '1.60' };

describe.each([
  ['token use and cost are recorded on the listing', PRICES, 0.00136],
  ['without prices the cost is unknown, and the tokens are recorded', {}, null],
])('the cost of the model: %s', (_name, prices, cost) => {
  let model: OpenAiStandIn;
  let service: TestService;

  beforeAll(async () => {
    model = await startOpenAiStandIn();
    service = await startTestService({
      GENERATOR: 'openai',
      OPENAI_API_KEY: 'stand-in',
      OPENAI_BASE_URL: model.url,
      ...prices,
    });
  });
  afterAll(async () => {
    await service.stop();
    await model.close();
  });

  it('is stored with the tokens reported by the endpoint', async () => {
    const { token } = await createAccount(service.database);
    const usage = { prompt_tokens: 1000, completion_tokens: 600 };
    model.setScript([
      { do: 'answer', usage },
      { do: 'answer', usage },
    ]);

    const { status, body } = await callApi(service.apiUrl, 'POST /generate', {
      token,
      body: PRODUCT,
    });

    expect(status).toBe(200);
    const rows = await service.database.sql`
      select writer, input_tokens, output_tokens, cost_usd::float8 as cost
      from listings where id = ${String(body['listing_id'])}
    `;
    // The stand-in's draft may be requested a second time.
    const requestsBefore = model.requests.length;
    expect(rows[0]).toEqual({
      writer: 'openai',
      input_tokens: 1000 * requestsBefore,
      output_tokens: 600 * requestsBefore,
      cost: cost === null ? null : Number((cost * requestsBefore).toFixed(6)),
    });
  });
});

it('a single price, or an invalid one, prevents the start', () => {
  const settings = { GENERATOR: 'embedded', DATABASE_URL: 'postgres://localhost/x' };
  expect(() => readConfig({ ...settings, OPENAI_INPUT_PRICE: '0.40' })).toThrow(/both be set/u);
  expect(() => readConfig({ ...settings, ...PRICES, OPENAI_INPUT_PRICE: 'cheap' })).toThrow(
    /OPENAI_INPUT_PRICE.*amount/u,
  );
});
