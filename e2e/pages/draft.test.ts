import { expect, test } from 'vitest';
import { GenerateRequestSchema } from '@wareword/shared-schema';
import { describeDetailProblem } from '@wareword/shared-schema/detail-problems';
import { DETAIL_CHECKS, detailsFrom } from '@wareword/shared-schema/detail-texts';
import { imageAddressesFrom } from '@wareword/shared-schema/image-addresses';
import { draftFromRequest, requestFromDraft } from '../../backend/web/src/pages/write/draft.ts';

const REQUEST = {
  product_name: 'Desk Organizer',
  features: 'Six compartments',
  attributes: [
    { name: 'Material', value: 'Walnut: solid, oiled' },
    { name: 'Width', value: '30 cm' },
  ],
  variants: [{ name: 'Color', values: ['Red', 'Blue'] }],
  keywords: ['desk organizer', 'pen holder'],
  banned_words: ['cheap'],
  locale: 'en-GB',
} as const;

// contract §4.10, §4.11, §4.12, §4.13, §4.14
test("a request's details become lines in the form, and the form makes the same request again", () => {
  const draft = draftFromRequest({
    request: GenerateRequestSchema.parse(REQUEST),
    brandId: null,
    sku: 'WDO-6',
  });
  expect(draft).toMatchObject({
    attributes: 'Material: Walnut: solid, oiled\nWidth: 30 cm',
    variants: 'Color: Red, Blue',
    keywords: 'desk organizer\npen holder',
    banned_words: 'cheap',
    sku: 'WDO-6',
  });
  expect(GenerateRequestSchema.parse(requestFromDraft(draft))).toEqual(
    GenerateRequestSchema.parse(REQUEST),
  );
  const plain = GenerateRequestSchema.parse({ product_name: 'Mug', features: 'Blue' });
  expect(
    requestFromDraft(draftFromRequest({ request: plain, brandId: null, sku: null })),
  ).toMatchObject({ attributes: [] });
});

test.each([
  ['attributes', 'Walnut', '"Walnut" needs a name, a colon and a value'],
  ['attributes', 'Width:', '"Width:" needs a name, a colon and a value'],
  ['attributes', `${'x'.repeat(61)}: 1`, '1 character over the limit of 60'],
  ['attributes', 'Width: 3\n'.repeat(51), '51 specifications. The limit is 50.'],
  ['variants', 'Color: ,', 'such as Color: Red, Blue'],
  ['variants', `Color: ${'x'.repeat(62)}`, '2 characters over the limit of 60'],
  ['variants', 'Color: Red\ncolor: Blue', '"color" appears twice. Put all its values on one line.'],
  ['keywords', 'desk, '.repeat(21), '21 keywords. The limit is 20.'],
  ['banned_words', 'cheap, --', `"--" doesn't contain a letter or a digit.`],
] as const)('a field of %s says what is wrong with "%s"', (field, text, problem) => {
  const found = DETAIL_CHECKS[field](text);
  expect(found && describeDetailProblem(found, 'en')).toContain(problem);
});

test.each([
  ['de', '51 Spezifikationen. Das Limit ist 50.'],
  ['fr', '51 spécifications. La limite est de 50.'],
  ['es', '51 especificaciones. El límite es 50.'],
] as const)('and says it in %s', (language, problem) => {
  const found = DETAIL_CHECKS.attributes('Width: 3\n'.repeat(51));
  expect(found && describeDetailProblem(found, language)).toBe(problem);
});

test('text between semicolons is separate entries if each has a label', () => {
  const none = { variants: '', keywords: '', banned_words: '' };
  const read = (attributes: string) => detailsFrom({ ...none, attributes }).attributes;
  expect(read('Material: Oak; Width: 30 cm;')).toEqual([
    { name: 'Material', value: 'Oak' },
    { name: 'Width', value: '30 cm' },
  ]);
  expect(read('Care: Wipe clean; no bleach')).toEqual([
    { name: 'Care', value: 'Wipe clean; no bleach' },
  ]);
});

test('an empty or valid field has no problem', () => {
  for (const check of Object.values(DETAIL_CHECKS)) expect(check(' \n')).toBeNull();
  expect(DETAIL_CHECKS.variants('Color: Red, Blue\nSize: S')).toBeNull();
  expect(DETAIL_CHECKS.keywords('desk organizer, pen holder\nwalnut')).toBeNull();
});

test.each([
  ['https://a.example/1.png\n https://a.example/2.png \n', 2],
  ['https://a.example/1.png, https://a.example/2.png,', 2],
  ['https://a.example/1.png,HTTP://a.example/2.png;https://a.example/3.png', 3],
  ['https://a.example/w_300,h_200/1.png', 1],
  [' , ', 0],
])('addresses of images are found in "%s"', (text, count) => {
  const addresses = imageAddressesFrom(text);
  expect(addresses).toHaveLength(count);
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/a\.example\/.*png$/i);
});
