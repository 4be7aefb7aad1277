import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, type Endpoint } from '../src/endpoints.ts';
import { ERROR_CODES } from '../src/error-codes.ts';
import { ENDPOINT_EXAMPLES } from '../src/openapi-examples.ts';
import { buildOpenApiDocument } from '../src/openapi.ts';
import { ErrorEnvelopeSchema } from '../src/responses.ts';

const document = buildOpenApiDocument({
  baseUrl: 'https://www.wareword.test',
  idempotencyTtlSeconds: 86_400,
  jobExpirySeconds: 1200,
});
const endpoints = Object.entries<Endpoint>(ENDPOINTS);

function operationOf(endpoint: Endpoint) {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  if (operation === undefined) throw new Error(`${endpoint.path} is not in the document`);
  return operation;
}

test('Redocly’s recommended rules report no problems', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    config: await createConfig({ extends: ['recommended'] }),
  });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('servers are the base URL and the API path', () => {
  expect(document.servers).toEqual([{ url: 'https://www.wareword.test/api/v1' }]);
});

test('it contains every endpoint of the table, and nothing else', () => {
  const operationIds = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(operationIds.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test.each(endpoints)('%s: every error code is listed under its status', (_name, endpoint) => {
  const { responses } = operationOf(endpoint);
  for (const code of endpoint.errors) {
    const response = responses[ERROR_CODES[code].status];
    expect(response?.description).toContain(`\`${code}\``);
    expect(response?.content['application/json']?.examples).toHaveProperty(code);
    const example = document.components.examples[code]?.value;
    expect(ErrorEnvelopeSchema.parse(example).error.code).toBe(code);
  }
});

test.each(endpoints)('%s: bodies and replies refer to named schemas', (_name, endpoint) => {
  const operation = operationOf(endpoint);
  const references = JSON.stringify(operation).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  const names = Array.from(references, ([, name = '']) => name);
  expect(names).toContain(z.globalRegistry.get(endpoint.reply.schema)?.id);
  if (endpoint.body !== null) expect(names).toContain(z.globalRegistry.get(endpoint.body)?.id);
  for (const name of names) expect(document.components.schemas).toHaveProperty(name);
});

test.each(endpoints)('%s: examples of body and reply match their schemas', (name, endpoint) => {
  const examples = ENDPOINT_EXAMPLES[name];
  expect(Object.keys(examples?.reply ?? {})).not.toEqual([]);
  for (const reply of Object.values(examples?.reply ?? {})) {
    expect(endpoint.reply.schema.parse(reply)).toEqual(reply);
  }
  expect(Object.keys(examples?.body ?? {}).length > 0).toBe(endpoint.body !== null);
  for (const body of Object.values(examples?.body ?? {})) {
    expect(endpoint.body?.parse(body)).toMatchObject(body);
  }
});

test.each(endpoints)('%s: requires a token exactly if the table does', (_name, endpoint) => {
  expect(operationOf(endpoint).security).toEqual(endpoint.scopes === null ? [] : [{ token: [] }]);
});

test('429 responses document Retry-After, and the rate limit where it applies', () => {
  for (const [, endpoint] of endpoints) {
    const response = operationOf(endpoint).responses[429];
    expect(response !== undefined).toBe(endpoint.errors.includes('rate_limited'));
    if (response === undefined) continue;
    const limit = endpoint.rateLimited ? ['RateLimit-Policy', 'RateLimit'] : [];
    expect(Object.keys(response.headers)).toEqual(['X-Request-Id', 'Retry-After', ...limit]);
  }
});

test('every endpoint that creates listings takes an Idempotency-Key of at most 200 characters, and no other endpoint does', () => {
  for (const [name, endpoint] of endpoints) {
    const parameters = JSON.stringify(operationOf(endpoint).parameters);
    expect(parameters.includes('IdempotencyKey')).toBe(
      ['generate', 'createJob', 'createBatch'].includes(name),
    );
  }
  expect(document.components.parameters['IdempotencyKey']).toMatchObject({
    in: 'header',
    required: false,
    schema: { maxLength: 200 },
  });
});

test('GET /jobs has a limit from 1 to 50, 20 by default', () => {
  expect(operationOf(ENDPOINTS.listJobs).parameters[0]).toEqual(
    expect.objectContaining({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
    }),
  );
});

// contract §12.2
test('no schema is closed, so fields can be added', () => {
  expect(JSON.stringify(document)).not.toContain('additionalProperties');
});

test('a body is described as input: two fields required, the rest optional or null', () => {
  expect(document.components.schemas['CreateJobRequest']).toMatchObject({
    required: ['product_name', 'features'],
    properties: {
      product_name: { type: 'string', minLength: 1, maxLength: 200 },
      category: { type: ['string', 'null'], maxLength: 100 },
      platform: { $ref: '#/components/schemas/Platform', default: 'amazon' },
    },
  });
});

test('the job envelope distinguishes its four shapes by status', () => {
  expect(document.components.schemas['Job']).toMatchObject({
    discriminator: {
      propertyName: 'status',
      mapping: {
        queued: '#/components/schemas/QueuedJob',
        processing: '#/components/schemas/ProcessingJob',
        complete: '#/components/schemas/CompleteJob',
        failed: '#/components/schemas/FailedJob',
      },
    },
  });
});
