import { FIELDS_BY_PLATFORM, type ListingTextField, type Platform } from '@wareword/shared-schema';
import { rulesOn } from '../platforms/index.ts';
import type { Rule } from '../platforms/rule.ts';

const QUOTES = {
  type: 'array',
  items: { type: 'string' },
  description: 'The words of the product data that this text rests on, copied exactly.',
};

const FIELD_MEANINGS: Readonly<Record<ListingTextField, string>> = {
  title: 'What the product is, as a shopper looks for it.',
  bullets: 'One feature each, in plain text: a short head, a colon, and the feature.',
  description: 'The product in prose, one sentence, heading or list item at a time.',
  keywords: 'Phrases that a shopper searches for, the most telling first.',
  backend_terms: 'More search words, which shoppers do not see, with spaces between them.',
  focus_keyphrase: 'The one phrase by which the page is to be found.',
  meta_description: 'What a search result shows of the page, in plain text.',
  item_highlights: 'Facts that did not fit the title, with commas between them.',
  product_tags: 'Labels of one to four words by which a shop groups its products.',
};

const PLAIN: ReadonlySet<ListingTextField> = new Set(['backend_terms', 'focus_keyphrase']);
const PHRASES: ReadonlySet<ListingTextField> = new Set(['keywords', 'product_tags']);

/** What a field is for and how long it may be. */
export function meaningOf(field: ListingTextField, platform: Platform, day: string): string {
  const limits = rulesOn(platform, day)
    .filter((rule) => rule.field === field)
    .flatMap(({ limit, check }) => (limit === undefined || check !== undefined ? [] : [limit]))
    .map(range);
  return [FIELD_MEANINGS[field], ...new Set(limits)].join(' ');
}

function range({ min, max, unit }: NonNullable<Rule['limit']>): string {
  if (max === undefined) return `At least ${min ?? 0} ${unit}.`;
  return (min ?? 0) <= 1 ? `At most ${max} ${unit}.` : `${min ?? 0} to ${max} ${unit}.`;
}

/**
 * What a draft for this platform consists of, as the JSON schema of a strict structured output. Each
 * text that a shopper reads comes with the words of the input that it rests on.
 */
export function answerSchema(platform: Platform, day: string): Record<string, unknown> {
  const fields = FIELDS_BY_PLATFORM[platform];
  return object(
    Object.fromEntries(
      fields.map((field) => [
        field,
        { ...shapeOf(field), description: meaningOf(field, platform, day) },
      ]),
    ),
  );
}

function shapeOf(field: ListingTextField): Record<string, unknown> {
  if (PLAIN.has(field)) return { type: 'string' };
  if (PHRASES.has(field)) return { type: 'array', items: { type: 'string' } };
  const text = { type: 'string' };
  if (field === 'bullets') return { type: 'array', items: object({ text, quotes: QUOTES }) };
  if (field !== 'description') return object({ text, quotes: QUOTES });
  const kind = {
    type: 'string',
    enum: ['heading', 'paragraph', 'sentence', 'item'],
    description:
      '"paragraph" is the first sentence of a paragraph, "sentence" each that follows it, "item" an item of a list.',
  };
  return { type: 'array', items: object({ kind, text, quotes: QUOTES }) };
}

function object(properties: Record<string, unknown>): Record<string, unknown> {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** The answer to which passages the product data does not bear out. */
export const VERIFICATION_SCHEMA = object({
  unsupported: {
    type: 'array',
    description: 'The passages that the product data does not bear out; empty if it bears out all.',
    items: object({
      number: { type: 'integer', description: 'The number of the passage.' },
      claim: { type: 'string', description: 'The words of the passage that it does not bear out.' },
    }),
  },
});
