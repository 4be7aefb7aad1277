import { afterAll, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { useService } from '../service.ts';
import { VOICE_TEXT } from './brand-triggers.ts';
import { call, expectRefusal } from './call.ts';
import { readUsed } from './workspace-state.ts';

const model = await startOpenAiStandIn();
afterAll(() => model.close());
const service = useService({
  RATE_LIMIT_PER_MINUTE: '1000',
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
});

async function learn(token: string, texts: unknown) {
  return call(service(), 'learnVoice', { token, body: { texts } });
}

// contract §17.9
it('a voice is judged by the model, or only measured if that fails, at no charge', async () => {
  const { token } = await createAccount(service().database);
  const choices = { moods: ['warm'], formality: 'casual', focus: 'facts', imagery: 'vivid' };
  const content = JSON.stringify({ ...choices, opening: 'unclear' });
  model.setScript([{ do: 'answer', content }, { do: 'refuse' }]);
  const judged = await learn(token, [VOICE_TEXT, `<p>${VOICE_TEXT}</p>`]);
  expect(judged.body).toMatchObject({ writer: 'openai', sentences: 6, words_per_sentence: 9 });
  expect(judged.body['voice']).toMatch(/^Sound warm\. /u);
  const measured = await learn(token, [VOICE_TEXT]);
  expect(measured.body).toMatchObject({
    writer: 'embedded',
    words_to_use: ['simple', 'calm', 'clear', 'slowly'],
  });
  expect(measured.body['voice']).toMatch(/^Sound calm and plain\. /u);
  expect((await call(service(), 'listBrands', { token })).body['brands']).toEqual([]);
  expect(await readUsed(service(), token)).toBe(0);
});

// contract §17.9
it.each([
  ['texts must be an array of strings', undefined],
  ['texts must have at least one text', []],
  ['texts must have at most 5 texts', Array(6).fill(VOICE_TEXT)],
  ['texts.0 must not be empty', [' ']],
  ['texts.1 must be at most 4000 characters', [VOICE_TEXT, 'x'.repeat(4001)]],
  ['texts.0 must be a string', [7]],
  ['The samples are too short to learn from. Use at least 20 words in total.', ['Calm.']],
])('bad texts are refused: %s', async (message, texts) => {
  const { token } = await createAccount(service().database);
  const refused = await learn(token, texts);
  expectRefusal(refused, 'validation_error');
  expect(refused.body).toMatchObject({ error: { message } });
});

// contract §17.9
it('a workspace can learn 30 voices per hour', async () => {
  const { token } = await createAccount(service().database);
  for (let count = 0; count < 30; count++) await learn(token, ['Too short.']);
  expectRefusal(await learn(token, [VOICE_TEXT]), 'rate_limited');
});
