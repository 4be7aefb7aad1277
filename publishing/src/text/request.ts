import {
  countCodePoints,
  REQUEST_LIMITS,
  type CreateJobRequestInput,
  type Platform,
} from '@wareword/shared-schema';
import type { ProductFacts } from '../store.ts';
import type { RunSettings } from '../tables.ts';

/** Characters that the service rejects (contract §4.5). */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Minimum space left in the features for the description to be worth adding. */
const MIN_ADDED_CHARACTERS = 40;

/**
 * The listing request for a product: facts first, then its current texts, within the service's
 * limits. Undefined if the product has no name.
 */
export function listingRequest(
  material: ProductFacts,
  { settings, platform, ref }: { settings: RunSettings; platform: Platform; ref: string },
): CreateJobRequestInput | undefined {
  const name = cut(material.name, REQUEST_LIMITS.product_name);
  if (name === '') return undefined;
  return {
    product_name: name,
    features: features(material, name),
    platform,
    tone: settings.tone,
    category: cut(material.categories.join(', '), REQUEST_LIMITS.category),
    price: cut(material.price, REQUEST_LIMITS.price),
    customer: cut(settings.audience, REQUEST_LIMITS.customer),
    ...(settings.brandId === null ? {} : { brand_id: settings.brandId }),
    external_ref: ref,
  };
}

/** Whether a product has more than a title. */
export function hasDetails(material: ProductFacts): boolean {
  const { attributes, categories, tags, summary, description } = material;
  const texts = [...categories, ...tags, ...attributes.flatMap(({ options }) => options)];
  return [summary, description, ...texts].some((text) => clean(text) !== '');
}

/** Attributes are facts; then the summary, which is short; then the description, as far as it fits. */
function features(material: ProductFacts, name: string): string {
  const limit = REQUEST_LIMITS.features;
  const lines = [
    ...material.attributes
      .filter(({ options }) => options.length > 0)
      .map((attribute) => `${attribute.name}: ${attribute.options.join(', ')}`),
    ...material.summary.split('\n'),
    ...sentences(material.description),
  ];
  const seen = new Set<string>();
  let text = '';
  for (const line of lines.map(clean)) {
    const key = line.toLowerCase();
    if (line === '' || seen.has(key)) continue;
    seen.add(key);
    const room = limit - countCodePoints(text) - 1;
    if (countCodePoints(line) <= room) text += text === '' ? line : `\n${line}`;
    else if (room > MIN_ADDED_CHARACTERS) {
      text += text === '' ? cut(line, limit) : `\n${cut(line, room)}`;
      break;
    } else break;
  }
  if (text !== '') return text;
  // A category or tag here would be read as a material.
  return cut(name, limit);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/);
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
