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
])('the model writer: %s', (_name, prices, cost) => {
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

  it('as the endpoint counted them', async () => {
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
    // The stand-in's own draft may be asked for once more.
    const asked = model.requests.length;
    expect(rows[0]).toEqual({
      writer: 'openai',
      input_tokens: 1000 * asked,
      output_tokens: 600 * asked,
      cost: cost === null ? null : Number((cost * asked).toFixed(6)),
    });
  });
});

it('a price alone, or no price, is told at the start', () => {
  const settings = { GENERATOR: 'embedded', DATABASE_URL: 'postgres://localhost/x' };
  expect(() => readConfig({ ...settings, OPENAI_INPUT_PRICE: '0.40' })).toThrow(/both be set/u);
  expect(() => readConfig({ ...settings, ...PRICES, OPENAI_INPUT_PRICE: 'cheap' })).toThrow(
    /OPENAI_INPUT_PRICE.*amount/u,
  );
});
