import {
  countCodePoints,
  REQUEST_LIMITS,
  type CreateJobRequestInput,
  type Platform,
  type ProductAttribute,
} from '@wareword/shared-schema';
import { fitAttributes, fitVariants } from '@wareword/shared-schema/fit-details';
import type { ProductDetails } from '../store.ts';
import type { RunSettings } from '../tables.ts';

/** Characters that the service rejects (contract §4.5). */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** A text that fills its field to the last word is read as one that was cut off inside a sentence. */
const MIN_ROOM_LEFT = 20;

/** Maximum bytes of attributes, and of variants: a body has 64 KB (contract §1.6). */
const MAX_LIST_BYTES = 24 * 1024;

/**
 * The listing request for a product: its facts, what buyers choose from, and its current texts, within
 * the service's limits. Undefined if the product has no name.
 */
export function listingRequest(
  details: ProductDetails,
  { settings, platform, ref }: { settings: RunSettings; platform: Platform; ref: string },
): CreateJobRequestInput | undefined {
  const name = cut(details.name, REQUEST_LIMITS.product_name);
  if (name === '') return undefined;
  const { kept: attributes, omitted } = fitAttributes(
    details.attributes.map((attribute) => ({
      name: clean(attribute.name),
      value: attribute.options.map(clean).filter(isNotEmpty).join(', '),
    })),
  );
  const { kept: variants } = fitVariants(
    details.variants.map((variant) => ({
      name: clean(variant.name),
      values: variant.values.map(clean),
    })),
  );
  return {
    product_name: name,
    features: features(details, { name, omitted }),
    attributes: withinBytes(attributes),
    variants: withinBytes(variants),
    platform,
    tone: settings.tone,
    category: cut(details.categories.join(', '), REQUEST_LIMITS.category),
    price: cut(details.price, REQUEST_LIMITS.price),
    customer: cut(settings.audience, REQUEST_LIMITS.customer),
    ...(settings.brandId === null ? {} : { brand_id: settings.brandId }),
    external_ref: ref,
  };
}

/** Whether a product has more than a title. */
export function hasDetails(details: ProductDetails): boolean {
  const { attributes, variants, categories, tags, summary, description } = details;
  const options = [
    ...attributes.flatMap(({ options }) => options),
    ...variants.flatMap(({ values }) => values),
  ];
  return [summary, description, ...categories, ...tags, ...options].map(clean).some(isNotEmpty);
}

/**
 * Attributes that are too long for their own field; then the summary, which is short; then the
 * description, a paragraph a line, as far as its sentences fit.
 */
function features(
  details: ProductDetails,
  { name, omitted }: { name: string; omitted: readonly ProductAttribute[] },
): string {
  const limit = REQUEST_LIMITS.features - MIN_ROOM_LEFT;
  const lines = [
    ...omitted.map((attribute) => `${attribute.name}: ${attribute.value}`),
    ...details.summary.split('\n'),
    ...details.description.split('\n'),
  ];
  const seen = new Set<string>();
  let text = '';
  for (const paragraph of lines) {
    const line = sentencesOf(clean(paragraph))
      .filter((sentence) => !seen.has(sentence.toLowerCase()))
      .join(' ');
    if (line === '') continue;
    for (const sentence of sentencesOf(line)) seen.add(sentence.toLowerCase());
    const mark = text === '' ? '' : '\n';
    const room = limit - countCodePoints(text) - mark.length;
    if (countCodePoints(line) <= room) {
      text += mark + line;
      continue;
    }
    const fitting = wholeSentences(line, room);
    if (fitting !== '') text += mark + fitting;
    // Part of a sentence would get the merchant a tip that their text is cut off.
    else if (text === '') text = cut(line, REQUEST_LIMITS.features);
    break;
  }
  if (text !== '') return text;
  // A category or tag here would be read as a material.
  return cut(name, REQUEST_LIMITS.features);
}

/** The first ones that a body has room for. */
function withinBytes<Detail>(details: readonly Detail[]): Detail[] {
  let bytes = 0;
  return details.filter((detail) => {
    bytes += Buffer.byteLength(JSON.stringify(detail));
    return bytes <= MAX_LIST_BYTES;
  });
}

function isNotEmpty(text: string): boolean {
  return text !== '';
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

/** The sentences of a paragraph that fit, starting with the first. */
function wholeSentences(text: string, limit: number): string {
  let fitting = '';
  for (const sentence of sentencesOf(text)) {
    const longer = fitting === '' ? sentence : `${fitting} ${sentence}`;
    if (countCodePoints(longer) > limit) break;
    fitting = longer;
  }
  return fitting;
}

function clean(text: string): string {
  return text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
}

/** Truncates to a number of code points, at a word boundary if possible. */
function cut(text: string, limit: number): string {
  const whole = clean(text);
  if (countCodePoints(whole) <= limit) return whole;
  const points = Array.from(whole).slice(0, limit).join('');
  const space = points.lastIndexOf(' ');
  return (space > points.length / 2 ? points.slice(0, space) : points).trim();
}
