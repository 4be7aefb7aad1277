import { stemOf } from '../text/words.ts';
import { basesOf } from './word-bases.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';

/**
 * Groups of claims with the same meaning and strength. A claim is supported if the input makes
 * another one of its group.
 */
const SYNONYM_GROUPS: readonly (readonly string[])[] = (
  'durable durability tough rugged sturdy robust strong reinforced|comfortable comfy cozy comfort|' +
  'stylish fashionable elegant chic trendy|timeless classic|lightweight light|handmade handcrafted handcraft|' +
  'cordless wireless|perfect ideal|beautiful lovely|american america usa|french france|german germany|' +
  'italian italy|japanese japan|child children kid kids|reusable reuse|resistant resistance|washable wash'
)
  .split('|')
  .map((group) => group.split(' ').map(stemOf));

/** For a claim, the stems of narrower words that imply it. */
const IMPLYING_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    boys: ['kid', 'child'],
    child: ['toddler', 'babi', 'nurseri'],
    children: ['toddler', 'babi', 'nurseri'],
    kid: ['toddler', 'babi', 'nurseri'],
    kids: ['toddler', 'babi', 'nurseri'],
    machine: ['washabl'],
    resistance: ['resistant'],
    strong: ['strength'],
    wireless: ['bluetooth'],
  }),
);

/**
 * Whether the input makes a claim, possibly as another part of speech or in a word of the same
 * strength.
 */
export function isSupportedClaim({ text, stem }: Token, evidence: Evidence): boolean {
  if (IMPLYING_STEMS.get(text)?.some((narrower) => evidence.stems.has(narrower)) === true)
    return true;
  if (
    SYNONYM_GROUPS.some(
      (group) => group.includes(stem) && group.some((synonym) => evidence.stems.has(synonym)),
    )
  )
    return true;
  return basesOf(text).some((base) => evidence.bases.has(base));
}
