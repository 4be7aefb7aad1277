import { FIELDS_BY_PLATFORM, LISTING_TEXT_FIELDS, PLATFORMS } from '@wareword/shared-schema';
import { expect, it } from 'vitest';
import { piecesOf } from '../../src/generation/gate/pieces.ts';
import { EMPTY_LISTING_TEXT, FIELD_TRAITS } from '../../src/generation/platforms/index.ts';
import { LIST_FIELDS } from '../../src/generation/platforms/rule.ts';
import { coverageOf } from '../../src/generation/tips/listing-coverage.ts';

/** These tests fail for a field that an untyped place lacks (architecture.md lists those places). */
const textOf = (field: string) => (LIST_FIELDS.has(field) ? ['Ochre tassels'] : 'Ochre tassels');

it('tips know what every text says that shoppers read on the page', () => {
  const unread = LISTING_TEXT_FIELDS.filter(
    (field) =>
      FIELD_TRAITS[field].kind === 'text' &&
      !coverageOf({ ...EMPTY_LISTING_TEXT, [field]: textOf(field) }).mentions('tassels'),
  );
  // Only search engines show it.
  expect(unread).toEqual(['meta_description']);
});

it.each(PLATFORMS)('the gate reads every field of a draft for %s', async (platform) => {
  const fields = FIELDS_BY_PLATFORM[platform];
  const draft = Object.fromEntries(fields.map((field) => [field, textOf(field)]));
  const pieces = await piecesOf(draft, { platform, product_name: 'Blanket' });
  expect(new Set(pieces.map(({ field }) => field))).toEqual(new Set(fields));
});
