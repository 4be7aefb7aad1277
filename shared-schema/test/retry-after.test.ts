import { expect, test } from 'vitest';
import { parseRetryAfter } from '@wareword/shared-schema';

const NOW = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

test.each([
  ['seconds', '120', 120_000],
  ['a part of a second', '0.25', 250],
  ['no wait at all', '0', 0],
  ['an HTTP date', 'Wed, 21 Oct 2026 07:29:30 GMT', 90_000],
  ['an HTTP date that is past', 'Wed, 21 Oct 2026 07:00:00 GMT', 0],
  ['a date that is not an HTTP date', '2026-10-21', undefined],
  ['a date that does not exist', 'Wed, 99 Oct 2026 07:28:00 GMT', undefined],
  ['a negative number', '-5', undefined],
  ['words', 'soon', undefined],
  ['nothing', '', undefined],
  ['no header', null, undefined],
])('a Retry-After with %s is read', (_what, value, expected) => {
  expect(parseRetryAfter(value, NOW)).toBe(expected);
});
