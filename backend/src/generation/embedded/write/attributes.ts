import type { Fact } from '../read/facts.ts';
import { materialOf } from '../read/label.ts';
import { valueText } from './phrases.ts';

/** "40 x 25 cm"; "36 EU" and "8 oz" are sizes that nothing measures. */
const LENGTH = /^\d.*(?:\b|\d)(?:mm|cm|m|in|inch|inches|ft|foot|feet|met(?:er|re)s?|["”″'′])$/iu;
/** "1.5 l", "2 people": a number of something. */
const AMOUNT = /^\d.*\p{L}$/u;
const MASS =
  /^\d.*(?:\b|\d)(?:mg|g|kg|oz|lbs?|grams?|kilos?|kilograms?|ounces?|pounds?|tons?|tonnes?)$/iu;
const NAME = /^\p{Lu}/u;
const WORDS = /^\p{L}[\p{L} ,-]*$/u;

/** Attributes that a verb says better than their key, the more telling first. */
const SAID: readonly (readonly [key: RegExp, value: RegExp, verb: string])[] = [
  [/^colou?rs?$/u, WORDS, 'comes in'],
  [/^(?:(?:country of )?origin|made in)$/u, NAME, 'comes from'],
  [/^(?:capacity|volume)$/u, AMOUNT, 'holds'],
  [/^(?:(?:product |item )?(?:size|dimensions)|measurements)$/u, LENGTH, 'measures'],
  [/^(?:net )?weight$/u, MASS, 'weighs'],
];

/** "Weight: 100 g" as what the product does: "weighs 100 g". */
export function saidOf(fact: Fact): { verb: string; value: string } | null {
  const key = (fact.header ?? '').toLowerCase();
  const value = valueText(fact.text);
  if (/^(?:material|fabric)s?$/u.test(key)) {
    // "100% synthetic" is no material of its own.
    const bare = /\bsynthetic$/iu.test(value);
    return { verb: bare ? 'is' : (materialOf(fact.text)?.verb ?? 'consists of'), value };
  }
  const said = SAID.find(([keys, values]) => keys.test(key) && values.test(value));
  return said === undefined ? null : { verb: said[2], value };
}

/** How little an attribute tells of a product, for its first sentence; a material tells most. */
export function dullness(fact: Fact): number {
  if (!fact.attribute) return -1;
  const key = (fact.header ?? '').toLowerCase();
  if (/^(?:material|fabric)s?$/u.test(key)) return 0;
  const place = SAID.findIndex(([keys]) => keys.test(key));
  return place < 0 ? 2.5 : place + 1;
}
