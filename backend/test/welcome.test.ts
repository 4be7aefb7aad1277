import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { welcome } from '../src/welcome.ts';
import { useService } from './service.ts';

const service = useService();

test.each([
  [{}, 'Writer      rule-based; set OPENAI_API_KEY to write with a model'],
  [{ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'gpt-6' }, 'Writer      gpt-6, at OpenAI'],
  [
    {
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'qwen',
      OPENAI_BASE_URL: 'http://user:secret@gpu:8000/v1',
    },
    'Writer      qwen, at gpu:8000',
  ],
])('the start says who writes: %o', async (settings, line) => {
  const config = readConfig({ NODE_ENV: 'test', ...settings });
  const text = await welcome(config, { port: 3000, database: service().database }, undefined);
  expect(text).toContain(line);
  expect(text).not.toContain('secret');
});
