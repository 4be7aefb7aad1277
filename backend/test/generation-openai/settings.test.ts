import { expect, test } from 'vitest';
import { createOpenAiWriter } from '../../src/generation/openai/index.ts';
import { API_KEY } from './writer-fixture.ts';

const settings = { apiKey: API_KEY, model: 'stand-in-1', timeoutMs: 1000 };

test('a key is enough to use OpenAI', () => {
  expect(createOpenAiWriter(settings).name).toBe('openai');
});

test.each(['', 'sk-with\nnewline', 'sk-ünicode'])('rejects the key %j at startup', (apiKey) => {
  expect(() => createOpenAiWriter({ ...settings, apiKey })).toThrow('The API key is empty or');
});

test.each([
  'model.example',
  'ftp://model.example/v1',
  'http://user@model.example/v1',
  'http://:secret@model.example/v1',
])('the base URL %s is refused at boot, and not repeated', (baseUrl) => {
  const create = () => createOpenAiWriter({ ...settings, baseUrl });
  expect(create).toThrow(/^The model's base URL must be http or https, without a username$/);
});
