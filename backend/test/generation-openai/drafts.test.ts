import { FIELDS_BY_PLATFORM, PLATFORMS } from '@wareword/shared-schema';
import { afterEach, expect, test, vi } from 'vitest';
import { API_KEY, failureOf, PRODUCT, startModel, write, writerFor } from './writer-fixture.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each(PLATFORMS)('a draft for %s has its fields, based on the product', async (platform) => {
  const model = await startModel();

  const { draft } = await write(writerFor(model), { ...PRODUCT, platform });

  expect(Object.keys(draft).toSorted()).toEqual(FIELDS_BY_PLATFORM[platform].toSorted());
  expect(draft.title).toContain('Walnut Desk Organizer');
  expect(draft.description).toContain('Six compartments');
});

test('the model gets the key, its name and a strict schema, and nothing from the environment', async () => {
  vi.stubEnv('OPENAI_ORG_ID', 'org-of-the-machine');
  vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/v1');
  const model = await startModel();

  await write(writerFor(model, { model: 'gpt-test' }));

  const [request] = model.requests;
  expect(request?.headers.authorization).toBe(`Bearer ${API_KEY}`);
  expect(request?.headers['openai-organization']).toBeUndefined();
  expect(request?.chat.model).toBe('gpt-test');
  expect(request?.chat.responseFormat).toEqual({
    type: 'json_schema',
    fields: FIELDS_BY_PLATFORM.amazon,
  });
});

test('returns token usage if the endpoint reports it', async () => {
  const model = await startModel([
    { do: 'answer', usage: { prompt_tokens: 812, completion_tokens: 344 } },
    { do: 'answer', usage: null },
    { do: 'answer', usage: { prompt_tokens: -1, completion_tokens: 0.5 } },
  ]);
  const writer = writerFor(model);

  expect((await write(writer)).usage).toEqual({ inputTokens: 812, outputTokens: 344 });
  expect(await write(writer)).not.toHaveProperty('usage');
  expect(await write(writer)).not.toHaveProperty('usage');
});

test('a draft in a Markdown code block is read', async () => {
  const content = '```json\n{"title": "Walnut", "description": "Solid walnut"}\n```';
  const model = await startModel([{ do: 'answer', content }]);

  const { draft } = await write(writerFor(model));

  expect(draft).toEqual({ title: 'Walnut', description: 'Solid walnut' });
});

test('too many items, and unrequested fields, do no harm', async () => {
  const bullets = ['1', '2', '3', '4', '5', '6', '7'];
  const content = JSON.stringify({ title: 'T', description: 'D', bullets, seo_scores: 100 });
  const model = await startModel([{ do: 'answer', content }]);

  const { draft } = await write(writerFor(model));

  expect(draft).toEqual({ title: 'T', description: 'D', bullets });
});

const noSchema = {
  do: 'raw',
  status: 400,
  body: '{"error":{"message":"\'response_format\' of type \'json_schema\' is not supported"}}',
} as const;

test('an endpoint without structured output is asked for plain JSON, and directly from then on', async () => {
  const model = await startModel(({ chat }) =>
    chat.responseFormat.type === 'json_schema' ? noSchema : { do: 'answer' },
  );
  const writer = writerFor(model);

  const first = await write(writer);
  const second = await write(writer);

  expect(Object.keys(first.draft).toSorted()).toEqual(FIELDS_BY_PLATFORM.amazon.toSorted());
  expect(second.draft).toEqual(first.draft);
  expect(model.requests.map(({ chat }) => chat.responseFormat.type)).toEqual([
    'json_schema',
    'json_object',
    'json_object',
  ]);
});

test('a call that is rejected after another one also succeeds', async () => {
  const later = Promise.withResolvers<undefined>();
  const model = await startModel([
    { ...noSchema, until: later.promise },
    noSchema,
    { do: 'answer' },
  ]);
  const writer = writerFor(model);

  const slow = write(writer);
  await model.received(1);
  await write(writer);
  later.resolve(undefined);

  expect((await slow).draft.title).toBe('Walnut Desk Organizer');
});

test('a rejection that no simpler request avoids is not cached', async () => {
  let refuses = true;
  const model = await startModel(() => (refuses ? noSchema : { do: 'answer' }));
  const writer = writerFor(model);

  expect((await failureOf(write(writer))).transient).toBe(false);
  refuses = false;
  await write(writer);

  expect(model.requests.at(-1)?.chat.responseFormat.type).toBe('json_schema');
});

test('does not retry after an unrelated 400', async () => {
  const body = '{"error":{"message":"maximum context length exceeded"}}';
  const model = await startModel([{ do: 'raw', status: 400, body }]);

  await failureOf(write(writerFor(model)));

  expect(model.requests).toHaveLength(1);
});

test('an option that an endpoint rejects is tried again after an hour', async () => {
  let refuses = true;
  let now = 0;
  const model = await startModel(({ chat }) =>
    refuses && chat.responseFormat.type === 'json_schema' ? noSchema : { do: 'answer' },
  );
  const writer = writerFor(model, { now: () => now });
  const lastFormat = () => model.requests.at(-1)?.chat.responseFormat.type;

  await write(writer);
  refuses = false;
  now = 3_599_000;
  await write(writer);
  expect(lastFormat()).toBe('json_object');

  now = 3_601_000;
  await write(writer);
  expect(lastFormat()).toBe('json_schema');
});

test.each([400, 404, 422, 501])('a schema may be refused with %i, in any words', async (status) => {
  const model = await startModel(({ chat }) =>
    chat.responseFormat.type === 'text'
      ? { do: 'answer' }
      : { do: 'raw', status, body: '{"error":{"message":"Das geht hier nicht."}}' },
  );

  const { draft } = await write(writerFor(model));

  expect(draft.title).toContain('Walnut Desk Organizer');
  expect(model.requests.map(({ chat }) => chat.responseFormat.type)).toEqual([
    'json_schema',
    'json_object',
    'text',
  ]);
});

test('limits the output with the parameter the endpoint supports', async () => {
  const refusal = (name: string) => ({
    do: 'raw' as const,
    status: 400,
    body: JSON.stringify({ error: { message: `Unsupported parameter: '${name}'`, param: name } }),
  });
  const model = await startModel(({ chat }) =>
    chat.maxCompletionTokens === undefined ? { do: 'answer' } : refusal('max_completion_tokens'),
  );

  await write(writerFor(model, { maxOutputTokens: 9_000 }));

  expect(model.requests.map(({ chat }) => chat)).toMatchObject([
    { maxCompletionTokens: 9_000, maxTokens: undefined, responseFormat: { type: 'json_schema' } },
    { maxCompletionTokens: undefined, maxTokens: 9_000, responseFormat: { type: 'json_schema' } },
  ]);
});

test('a reasoning effort is sent if set, and omitted if rejected', async () => {
  const body = '{"error":{"message":"Unrecognized request argument supplied: reasoning_effort"}}';
  const model = await startModel([
    { do: 'answer' },
    { do: 'raw', status: 400, body },
    { do: 'answer' },
  ]);

  await write(writerFor(model));
  await write(writerFor(model, { reasoningEffort: 'low' }));

  expect(model.requests.map(({ chat }) => chat.reasoningEffort)).toEqual([
    undefined,
    'low',
    undefined,
  ]);
});
