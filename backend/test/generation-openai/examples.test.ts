import { FIELDS_BY_PLATFORM, PLATFORMS } from '@wareword/shared-schema';
import { expect, test } from 'vitest';
import { draftIn } from '../../src/generation/openai/draft-schema.ts';
import { EXAMPLES } from '../../src/generation/openai/examples.ts';

test.each(PLATFORMS)('the example for %s has every field, and all of them are read', (platform) => {
  const [, draft = ''] = EXAMPLES[platform].split('\n');
  const example: unknown = JSON.parse(draft);
  const fields = FIELDS_BY_PLATFORM[platform].toSorted();

  expect(Object.keys(example ?? {}).sort()).toEqual(fields);
  expect(Object.keys(draftIn(example) ?? {})).toEqual(expect.arrayContaining(fields));
});
