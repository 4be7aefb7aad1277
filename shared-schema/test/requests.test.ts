import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { REQUEST_LIMITS } from '../src/limits.ts';
import {
  ConnectExchangeRequestSchema,
  CreateJobRequestSchema,
  GenerateRequestSchema,
  describeValidationError,
} from '../src/requests.ts';
import { ListJobsQuerySchema } from '../src/lists.ts';

const required = { product_name: 'Mug', features: 'Blue' };

/** The error message for a body, or '' if it is accepted. */
function validationMessage(body: unknown, schema: z.ZodType = CreateJobRequestSchema): string {
  const { error } = schema.safeParse(body);
  return error === undefined ? '' : describeValidationError(error);
}

describe('generate and job bodies', () => {
  test('product_name and features are required; everything else is optional', () => {
    expect(GenerateRequestSchema.parse(required)).toEqual({
      ...required,
      platform: 'amazon',
      tone: 'Professional',
    });
    expect(validationMessage({})).toBe('product_name is required; features is required');
  });

  const limits = Object.entries(REQUEST_LIMITS).filter(([field]) => field !== 'idempotency_key');
  test.each(limits)('%s: at most %i Unicode code points', (field, limit) => {
    const emoji = '\u{1f642}';
    expect(validationMessage({ ...required, [field]: emoji.repeat(limit) })).toBe('');
    expect(validationMessage({ ...required, [field]: emoji.repeat(limit + 1) })).toBe(
      `${field} must be at most ${limit} characters`,
    );
  });

  test('surrounding whitespace is trimmed before counting', () => {
    const name = 'x'.repeat(200);
    const body = { ...required, product_name: `\n ${name}\t `, category: '  ' };
    expect(CreateJobRequestSchema.parse(body)).toEqual({
      ...required,
      product_name: name,
      if_changed: false,
      platform: 'amazon',
      tone: 'Professional',
      category: undefined,
    });
  });

  test('a required field that is blank or null is missing', () => {
    expect(validationMessage({ product_name: ' \n', features: null })).toBe(
      'product_name is required; features is required',
    );
  });

  test.each(['category', 'price', 'customer', 'competitors', 'brand_id', 'external_ref'])(
    'null for %s is the same as omitting it',
    (field) => {
      expect(CreateJobRequestSchema.parse({ ...required, [field]: null })).toHaveProperty(
        field,
        undefined,
      );
    },
  );

  test.each([5, true, [], {}, ['Mug']])('%j instead of a string is rejected', (value) => {
    for (const field of ['product_name', 'features', 'price', 'brand_id', 'external_ref']) {
      expect(validationMessage({ ...required, [field]: value })).toBe(`${field} must be a string`);
    }
  });

  test.each([undefined, null, '', 'etsy', 'Amazon', ' shopify', 7, false, [], {}, 'constructor'])(
    'platform and tone use the default for %j',
    (value) => {
      expect(GenerateRequestSchema.parse({ ...required, platform: value, tone: value })).toEqual({
        ...required,
        platform: 'amazon',
        tone: 'Professional',
      });
    },
  );

  test('a known platform and tone are kept', () => {
    const body = { ...required, platform: 'woocommerce', tone: 'Minimalist' };
    expect(GenerateRequestSchema.parse(body)).toEqual(body);
  });

  test.each(['\u0000', '\u0008', '\u000b', '\u000c', '\u001f', '\ud83d', '\ude42'])(
    'the control character or lone surrogate %j is rejected in any string',
    (character) => {
      for (const field of ['product_name', 'category', 'brand_id', 'external_ref']) {
        expect(validationMessage({ ...required, [field]: `a${character}b` })).toBe(
          `${field} must not contain control characters or invalid Unicode`,
        );
        expect(validationMessage({ ...required, [field]: `a${character}` })).not.toBe('');
      }
    },
  );

  test('tab, newline and carriage return are allowed', () => {
    const features = 'Solid\twalnut\r\nCork base';
    expect(GenerateRequestSchema.parse({ ...required, features }).features).toBe(features);
  });

  // contract §4.1
  test('unknown fields are ignored, including names from the prototype', () => {
    const body: unknown = JSON.parse(
      '{"product_name":"Mug","features":"Blue","color":1,"__proto__":{"tone":"Bold","polluted":1},' +
        '"constructor":{"prototype":{"polluted":1}},"toString":"x"}',
    );
    const parsed = GenerateRequestSchema.parse(body);
    expect(parsed).toEqual({ ...required, platform: 'amazon', tone: 'Professional' });
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });

  test('a required field is not read from the prototype', () => {
    const body: unknown = JSON.parse('{"__proto__":{"product_name":"Mug","features":"Blue"}}');
    expect(validationMessage(body)).toBe('product_name is required; features is required');
  });

  test.each([[[]], ['text'], [5], [null], [true]])('%j is JSON but not an object', (body) => {
    expect(validationMessage(body, GenerateRequestSchema)).toBe(
      'The request body must be a JSON object',
    );
    expect(validationMessage(body, ConnectExchangeRequestSchema)).toBe(
      'The request body must be a JSON object',
    );
  });

  test('external_ref only belongs to POST /jobs', () => {
    const body = { ...required, external_ref: 'sku-1' };
    expect(CreateJobRequestSchema.parse(body).external_ref).toBe('sku-1');
    expect(GenerateRequestSchema.parse(body)).not.toHaveProperty('external_ref');
  });
});

describe('the connect exchange', () => {
  test('code and site are required', () => {
    expect(validationMessage({ site: 5 }, ConnectExchangeRequestSchema)).toBe(
      'code is required; site must be a string',
    );
  });

  test('code_verifier is optional, and null is the same as omitting it', () => {
    const body = { code: 'c', site: 'https://shop.test' };
    for (const code_verifier of [undefined, null]) {
      const parsed = ConnectExchangeRequestSchema.parse({ ...body, code_verifier });
      expect(parsed.code_verifier).toBeUndefined();
    }
  });
});

test('an error message names a field once and never repeats its value', () => {
  const message = validationMessage({
    product_name: 'secret-value'.repeat(50),
    features: '\u0000secret-value',
    price: ['secret-value'],
  });
  expect(message).toBe(
    'product_name must be at most 200 characters; ' +
      'features must not contain control characters or invalid Unicode; ' +
      'price must be a string',
  );
});

describe('GET /jobs', () => {
  test.each([
    ['1', 1],
    ['50', 50],
    ['51', 50],
    ['0', 1],
    ['-7', 1],
    ['9'.repeat(400), 50],
    ['007', 7],
    [undefined, 20],
    ['', 20],
    ['ten', 20],
    ['2.5', 20],
    ['1e1', 20],
    ['5\n', 20],
    [['5', '6'], 20],
    [{ a: '5' }, 20],
  ])('limit %j lists %i', (limit, expected) => {
    expect(ListJobsQuerySchema.parse({ limit })).toEqual({ limit: expected });
  });
});
