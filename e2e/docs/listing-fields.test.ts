import { expect, test } from 'vitest';
import { LISTING_TEXT_FIELDS } from '@wareword/shared-schema';
import { readRepositoryFile } from './repository.ts';

/** Files that name every field of a listing, although no type requires it. */
test.each([
  ['docs/api-contract.md'],
  ['docs/scores.md'],
  ['e2e/eval/page.ts'],
  ['e2e/stand-ins/openai/draft.ts'],
  ['e2e/eval/truth.ts', 'e2e/eval/record.ts'],
  ['e2e/eval/integrity.ts', 'e2e/eval/hard-rules.ts', 'e2e/eval/record.ts'],
])('%s names every field of a listing', (...paths) => {
  const text = paths.map(readRepositoryFile).join('\n');
  expect(LISTING_TEXT_FIELDS.filter((field) => !text.includes(field))).toEqual([]);
});
