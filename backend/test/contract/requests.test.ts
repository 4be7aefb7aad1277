import { TONES } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobPoster } from './post-job.ts';

// Without a worker: these checks happen before a listing is written.
const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '1000' });
const post = jobPoster(service);

async function generate(body: unknown) {
  const { token } = await createAccount(service().database);
  return call(service(), 'generate', { token, body });
}

/** The maximum code points of each field (contract §4.1). */
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

// contract §4.1, §4.4
describe('product_name and features are required', () => {
  it.each(['product_name', 'features'])('%s: missing, null, empty or blank', async (field) => {
    const { token } = await createAccount(service().database);
    for (const value of [undefined, null, '', ' \n\t ']) {
      const response = await call(service(), 'createJob', {
        token,
        body: { ...PRODUCT, [field]: value },
      });
      expectRefusal(response, 'validation_error');
      expect(response.body).toMatchObject({ error: { message: `${field} is required` } });
    }
  });
});

// contract §4.1, §4.3
describe('a string limit counts Unicode code points', () => {
  it.each(LIMITS)('%s: %i are accepted, one more is not', async (field, limit) => {
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

  it.each(LIMITS)('%s: surrounding whitespace is trimmed before counting', async (field, limit) => {
    const response = await post({ ...PRODUCT, [field]: ` \n${'x'.repeat(limit)}\t ` });
    expect(response.status).toBe(202);
  });

  it('external_ref is ignored by POST /generate', async () => {
    expect((await generate({ ...PRODUCT, external_ref: 'x'.repeat(201) })).status).toBe(200);
  });
});

// contract §4.2
describe('platform', () => {
  it.each(['amazon', 'shopify', 'woocommerce'])('%s is accepted', async (platform) => {
    expect((await post({ ...PRODUCT, platform })).body).toMatchObject({ platform });
  });

  it.each([undefined, null, '', 'ebay', 'Shopify', ' shopify', 7, ['shopify'], { a: 1 }, true])(
    'an unknown or missing value becomes amazon, whatever its type: %j',
    async (platform) => {
      expect((await post({ ...PRODUCT, platform })).body).toMatchObject({ platform: 'amazon' });
    },
  );
});

// contract §4.2
describe('tone', () => {
  it.each(TONES)('%s is accepted', async (tone) => {
    expect((await generate({ ...PRODUCT, tone })).body).toMatchObject({ tone });
  });

  it('an unknown or missing value becomes Professional, whatever its type', async () => {
    const { token } = await createAccount(service().database);
    for (const tone of [undefined, null, '', 'Sarcastic', 'friendly', 'Bold ', 7, ['Bold'], {}]) {
      const { body } = await call(service(), 'generate', { token, body: { ...PRODUCT, tone } });
      expect(body).toMatchObject({ tone: 'Professional' });
    }
  });
});

describe('optional fields', () => {
  // contract §4.3, §4.8
  it.each(OPTIONAL)('%s: null, empty and blank count as missing', async (field) => {
    const { token } = await createAccount(service().database);
    for (const value of [null, '', '  ']) {
      const body = { ...PRODUCT, [field]: value };
      const response = await call(service(), 'createJob', { token, body });
      expect(response.status).toBe(202);
      expect(response.body).not.toHaveProperty('external_ref');
      expect(response.body['brand_id']).toBeNull();
    }
  });

  // contract §4.4
  it.each(['product_name', 'features', ...OPTIONAL])(
    '%s: a wrong type is validation_error',
    async (field) => {
      const { token } = await createAccount(service().database);
      for (const value of [12, true, ['x'], { text: 'x' }]) {
        const body = { ...PRODUCT, [field]: value };
        const response = await call(service(), 'createJob', { token, body });
        expectRefusal(response, 'validation_error');
        expect(response.body).toMatchObject({ error: { message: `${field} must be a string` } });
      }
    },
  );

  // contract §4.1
  it('unknown fields are ignored', async () => {
    const response = await post({ ...PRODUCT, color: 'oak', nested: { platform: 'shopify' } });
    expect(response.body).toMatchObject({ status: 'queued', platform: 'amazon' });
  });

  it('external_ref is trimmed, and otherwise returned unchanged', async () => {
    const external_ref = 'SKU "1042" <b>\\ 🪑';
    const response = await post({ ...PRODUCT, external_ref: `  ${external_ref}\n` });
    expect(response.body).toMatchObject({ external_ref });
  });
});

// contract §4.6
describe('the body', () => {
  it('an empty body is invalid_json', async () => {
    expectRefusal(await post(''), 'invalid_json');
    expectRefusal(await post(undefined), 'invalid_json');
  });

  it.each(['null', '[]', '"text"', '12', 'true', JSON.stringify([PRODUCT])])(
    'JSON that is not an object is validation_error: %s',
    async (body) => expectRefusal(await post(body), 'validation_error'),
  );

  it.each(['{', '{"a":1,}', "{'a':1}", 'product_name=Desk', '{"a":1}{"b":2}', 'NaN', '\u{0}'])(
    'invalid JSON is invalid_json: %j',
    async (body) => expectRefusal(await post(body), 'invalid_json'),
  );

  // contract §1.1
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    'the body is parsed as JSON whatever its content type: %s',
    async (type) => {
      const { token } = await createAccount(service().database);
      const headers = { 'Content-Type': type };
      const response = await call(service(), 'createJob', { token, body: PRODUCT, headers });
      expect(response.status).toBe(202);
    },
  );

  // contract §1.6
  it('64 KB are accepted; one byte more is 413 validation_error', async () => {
    const json = JSON.stringify(PRODUCT);
    expect((await post(json.padEnd(64 * 1024))).status).toBe(202);
    expectRefusal(await post(json.padEnd(64 * 1024 + 1)), 'validation_error', 413);
  });
});

// contract §4.5
describe('characters in a string', () => {
  it('tab, newline and carriage return are allowed', async () => {
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

// contract §4.14
describe('locale', () => {
  const german = {
    ...PRODUCT,
    features: 'Mit sechs Fächern aus Holz und einer Basis für den Tisch',
  };

  it("is rejected if it isn't supported, and the error lists the supported ones", async () => {
    const message = 'locale must be one of en-US, en-GB, de-DE, fr-FR, es-ES, it-IT';
    for (const locale of ['pt-BR', 'en', 'en-GB-oed', 'klingon']) {
      const response = await post({ ...PRODUCT, locale });
      expectRefusal(response, 'validation_error');
      expect(response.body).toMatchObject({ error: { message } });
    }
    expectRefusal(await post({ ...PRODUCT, locale: 5 }), 'validation_error');
  });

  it("is rejected if it isn't the language of the features", async () => {
    const message =
      "locale must match the language of features, because details aren't translated. Omit it to use that language";
    for (const [name, body] of [
      ['createJob', { ...german, locale: 'en-US' }],
      ['generate', { ...german, locale: 'fr-FR' }],
      ['createAudit', { ...german, locale: 'en-GB', listing: { title: 'Organizer' } }],
    ] as const) {
      const { token } = await createAccount(service().database);
      const response = await call(service(), name, { token, body });
      expectRefusal(response, 'validation_error');
      expect(response.body).toMatchObject({ error: { message } });
    }
  });

  it('may be in any case, absent or empty, and bare words are in any language', async () => {
    for (const locale of ['EN-gb', 'en_GB', '', null, undefined])
      expect((await post({ ...PRODUCT, locale })).status).toBe(202);
    expect((await post({ ...german, locale: 'de_DE' })).status).toBe(202);
    expect((await post({ ...PRODUCT, features: 'Eiche massiv', locale: 'de-DE' })).status).toBe(
      202,
    );
  });
});
