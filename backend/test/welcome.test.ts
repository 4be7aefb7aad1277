import { expect, test } from 'vitest';
import { createUser } from '../src/accounts/index.ts';
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

test('names the demo account in the command for another key only if there is one', async () => {
  const { database } = service();
  const embedded = {} as Parameters<typeof welcome>[2];
  const config = readConfig({ NODE_ENV: 'test' });
  const start = () => welcome(config, { port: 3000, database }, embedded);
  await createUser({
    ctx: database,
    input: { email: 'someone@example.com', password: 'correct horse battery', plan: 'free' },
  });
  expect(await start()).toContain('key create --email <your email> --name');
  await createUser({
    ctx: database,
    input: { email: 'demo@wareword.example', password: 'correct horse battery', plan: 'free' },
  });
  expect(await start()).toContain('key create --email demo@wareword.example --name');
});
