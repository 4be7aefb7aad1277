import {
  countCodePoints,
  REQUEST_LIMITS,
  type CreateJobRequestInput,
  type Platform,
} from '@wareword/shared-schema';
import type { ProductMaterial } from '../store.ts';
import type { RunSettings } from '../tables.ts';

/** What the service refuses in a text (decisions 5). */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** The least that a description's first lines must have left of the features to be worth adding. */
const WORTH_ADDING = 40;

/**
 * The request of a listing for a product: its facts first, then what is said about it now, each
 * within the service's limits. Undefined where the product has no name to write about.
 */
export function listingRequest(
  material: ProductMaterial,
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

/** Attributes are facts; then the summary, which is short; then the description, as far as it fits. */
function features(material: ProductMaterial, name: string): string {
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
    else if (room > WORTH_ADDING) {
      text += text === '' ? cut(line, limit) : `\n${cut(line, room)}`;
      break;
    } else break;
  }
  if (text !== '') return text;
  // A new product may have nothing but its name, and that is what can be told of it.
  return cut([name, ...material.categories, ...material.tags].join(', '), limit);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/);
}

function clean(text: string): string {
  return text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
}

/** At most so many code points, ended at a word where there is one to end at. */
function cut(text: string, limit: number): string {
  const whole = clean(text);
  if (countCodePoints(whole) <= limit) return whole;
  const points = Array.from(whole).slice(0, limit).join('');
  const space = points.lastIndexOf(' ');
  return (space > points.length / 2 ? points.slice(0, space) : points).trim();
}
