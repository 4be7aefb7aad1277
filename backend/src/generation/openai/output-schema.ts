import { FIELDS_BY_PLATFORM, type ListingTextField, type Platform } from '@wareword/shared-schema';
import { FIELD_TRAITS, rulesOn } from '../platforms/index.ts';
import { LIST_FIELDS, type Rule } from '../platforms/rule.ts';

const QUOTES = {
  type: 'array',
  items: { type: 'string' },
  description: 'The words of the product data that support this text, copied exactly.',
};

const FIELD_MEANINGS: Readonly<Record<ListingTextField, string>> = {
  title: 'What the product is, in the words that shoppers search for.',
  bullets: 'One feature each, in plain text: a short heading, a colon, and the feature.',
  description: 'The product in prose, one sentence, heading or list item at a time.',
  keywords: 'Phrases that shoppers search for, the most specific first.',
  backend_terms: 'More search words, which shoppers do not see, separated by spaces.',
  focus_keyphrase: 'The one search phrase that the page should rank for.',
  meta_description: 'The description of the page in search results, in plain text.',
  item_highlights: 'Facts that did not fit in the title, separated by commas.',
  product_tags: 'Labels of one to four words that group products in a shop.',
};

/** A description of a field for the model: its purpose and its limits. */
export function describeField(field: ListingTextField, platform: Platform, day: string): string {
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
 * The JSON schema of a draft for a platform, for strict structured output. Each text that shoppers
 * read comes with the words of the input that support it.
 */
export function draftOutputSchema(platform: Platform, day: string): Record<string, unknown> {
  const fields = FIELDS_BY_PLATFORM[platform];
  return object(
    Object.fromEntries(
      fields.map((field) => [
        field,
        { ...fieldSchema(field), description: describeField(field, platform, day) },
      ]),
    ),
  );
}

function fieldSchema(field: ListingTextField): Record<string, unknown> {
  const text = { type: 'string' };
  if (FIELD_TRAITS[field].kind !== 'text') {
    return LIST_FIELDS.has(field) ? { type: 'array', items: text } : text;
  }
  if (field === 'bullets') return { type: 'array', items: object({ text, quotes: QUOTES }) };
  if (field !== 'description') return object({ text, quotes: QUOTES });
  const kind = {
    type: 'string',
    enum: ['heading', 'paragraph', 'sentence', 'item'],
    description:
      '"paragraph" is the first sentence of a paragraph, "sentence" each one after it, "item" a list item.',
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

/** The JSON schema of a verification. */
export const VERIFICATION_SCHEMA = object({
  unsupported: {
    type: 'array',
    description:
      'The passages that the product data does not support; empty if it supports all of them.',
    items: object({
      number: { type: 'integer', description: 'The number of the passage.' },
      claim: { type: 'string', description: 'The words of the passage that are not supported.' },
    }),
  },
});
