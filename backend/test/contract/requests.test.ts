import { TONES } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';

// Without a worker: what is asked here is judged before a listing is written.
const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '1000' });

async function post(body: unknown) {
  const { token } = await createAccount(service().database);
  return call(service(), 'createJob', { token, body });
}

async function generate(body: unknown) {
  const { token } = await createAccount(service().database);
  return call(service(), 'generate', { token, body });
}

/** "Limits", and whether the field is required. */
const LIMITS = [
  ['product_name', 200],
  ['features', 600],
  ['category', 100],
  ['price', 100],
  ['customer', 500],
  ['competitors', 300],
  ['external_ref', 200],
] as const;
const OPTIONAL = ['category', 'price', 'customer', 'competitors', 'brand_id', 'external_ref'];

describe('Generate request body: product_name and features are required', () => {
  it.each(['product_name', 'features'])('%s: missing, null, empty or blank', async (field) => {
    const { token } = await createAccount(service().database);
    for (const value of [undefined, null, '', ' \n\t ']) {
      const answer = await call(service(), 'createJob', {
        token,
        body: { ...PRODUCT, [field]: value },
      });
      expectRefusal(answer, 'validation_error');
      expect(answer.body).toMatchObject({ error: { message: `${field} is required` } });
    }
  });
});

describe('Limits: a string limit counts Unicode code points (decision 4)', () => {
  it.each(LIMITS)('%s: %i pass, one more does not', async (field, limit) => {
    const { token } = await createAccount(service().database);
    for (const character of ['x', 'é', '界', '🪑']) {
      const at = { ...PRODUCT, [field]: character.repeat(limit) };
      const over = { ...PRODUCT, [field]: character.repeat(limit + 1) };
      const accepted = await call(service(), 'createJob', { token, body: at });
      expect(accepted.status).toBe(202);
      expectRefusal(await call(service(), 'createJob', { token, body: over }), 'validation_error');
    }
  });

  it.each(LIMITS.filter(([field]) => field !== 'external_ref'))(
    '%s: POST /generate has the same limit',
    async (field, limit) => {
      const body = { ...PRODUCT, [field]: 'x'.repeat(limit + 1) };
      expectRefusal(await generate(body), 'validation_error');
    },
  );

  it.each(LIMITS)('%s: white space around it is trimmed before counting', async (field, limit) => {
    const answer = await post({ ...PRODUCT, [field]: ` \n${'x'.repeat(limit)}\t ` });
    expect(answer.status).toBe(202);
  });

  it('external_ref: is no field of POST /generate, where it is ignored', async () => {
    expect((await generate({ ...PRODUCT, external_ref: 'x'.repeat(201) })).status).toBe(200);
  });
});

describe('Generate request body: platform', () => {
  it.each(['amazon', 'shopify', 'woocommerce'])('%s is taken', async (platform) => {
    expect((await post({ ...PRODUCT, platform })).body).toMatchObject({ platform });
  });

  it.each([undefined, null, '', 'ebay', 'Shopify', ' shopify', 7, ['shopify'], { a: 1 }, true])(
    'default amazon; an unknown value falls back to amazon, of any type (decision 4): %j',
    async (platform) => {
      expect((await post({ ...PRODUCT, platform })).body).toMatchObject({ platform: 'amazon' });
    },
  );
});

describe('Generate request body: tone', () => {
  it.each(TONES)('%s is taken', async (tone) => {
    expect((await generate({ ...PRODUCT, tone })).body).toMatchObject({ tone });
  });

  it('default Professional; what is unknown falls back, of any type (decision 4)', async () => {
    const { token } = await createAccount(service().database);
    for (const tone of [undefined, null, '', 'Sarcastic', 'friendly', 'Bold ', 7, ['Bold'], {}]) {
      const { body } = await call(service(), 'generate', { token, body: { ...PRODUCT, tone } });
      expect(body).toMatchObject({ tone: 'Professional' });
    }
  });
});

describe('Generate request body: optional fields', () => {
  it.each(OPTIONAL)('%s: null, empty and blank are absent (decision 4)', async (field) => {
    const { token } = await createAccount(service().database);
    for (const value of [null, '', '  ']) {
      const body = { ...PRODUCT, [field]: value };
      const answer = await call(service(), 'createJob', { token, body });
      expect(answer.status).toBe(202);
      expect(answer.body).not.toHaveProperty('external_ref');
      expect(answer.body['brand_id']).toBeNull();
    }
  });

  it.each(['product_name', 'features', ...OPTIONAL])(
    '%s: a wrong type is validation_error (decision 4)',
    async (field) => {
      const { token } = await createAccount(service().database);
      for (const value of [12, true, ['x'], { text: 'x' }]) {
        const body = { ...PRODUCT, [field]: value };
        const answer = await call(service(), 'createJob', { token, body });
        expectRefusal(answer, 'validation_error');
        expect(answer.body).toMatchObject({ error: { message: `${field} must be a string` } });
      }
    },
  );

  it('Unknown fields are ignored', async () => {
    const answer = await post({ ...PRODUCT, colour: 'oak', nested: { platform: 'shopify' } });
    expect(answer.body).toMatchObject({ status: 'queued', platform: 'amazon' });
  });

  it('external_ref is trimmed, and echoed as it is otherwise', async () => {
    const external_ref = 'SKU "1042" <b>\\ 🪑';
    const answer = await post({ ...PRODUCT, external_ref: `  ${external_ref}\n` });
    expect(answer.body).toMatchObject({ external_ref });
  });
});

describe('decision 6: the body', () => {
  it('an empty body is invalid_json', async () => {
    expectRefusal(await post(''), 'invalid_json');
    expectRefusal(await post(undefined), 'invalid_json');
  });

  it.each(['null', '[]', '"text"', '12', 'true', JSON.stringify([PRODUCT])])(
    'JSON that is no object is validation_error: %s',
    async (body) => expectRefusal(await post(body), 'validation_error'),
  );

  it.each(['{', '{"a":1,}', "{'a':1}", 'product_name=Desk', '{"a":1}{"b":2}', 'NaN', '\u{0}'])(
    'body that is not valid JSON is invalid_json: %j',
    async (body) => expectRefusal(await post(body), 'invalid_json'),
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    'the body is read as JSON whatever the content type says: %s',
    async (type) => {
      const { token } = await createAccount(service().database);
      const headers = { 'Content-Type': type };
      const answer = await call(service(), 'createJob', { token, body: PRODUCT, headers });
      expect(answer.status).toBe(202);
    },
  );

  it('64 KiB pass; a byte more is 413 validation_error', async () => {
    const json = JSON.stringify(PRODUCT);
    expect((await post(json.padEnd(64 * 1024))).status).toBe(202);
    expectRefusal(await post(json.padEnd(64 * 1024 + 1)), 'validation_error', 413);
  });
});

describe('decision 5: characters', () => {
  it('tab, newline and carriage return pass', async () => {
    expect((await post({ ...PRODUCT, features: 'Solid\twalnut\r\nCork base' })).status).toBe(202);
  });

  it('NUL, other C0 control characters and lone surrogates are validation_error', async () => {
    const { token } = await createAccount(service().database);
    const bad = ['\u0000', '\u0001', '\u0008', '\u000b', '\u000c', '\u001b', '\u001f', '\ud800'];
    for (const character of [...bad, '\udfff', '\ude80\ud83e']) {
      const body = { ...PRODUCT, category: `Office ${character} supplies` };
      expectRefusal(await call(service(), 'createJob', { token, body }), 'validation_error');
    }
  });
});
