import { vocabulary } from '../vocabulary/index.ts';
import { basesOf } from './word-bases.ts';
import { isPart } from './nouns.ts';
import { attributesOf } from './owners.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isCertainColor, isCertainMaterial } from './word-classes.ts';

/**
 * An attribute that the input gives to one thing and the sentence to another: to a part that has
 * its own material or color, or explicitly ("the stakes are aluminum").
 */
export function wrongOwner(tokens: readonly Token[], evidence: Evidence): string | undefined {
  const canHaveAttributes = (token: Token) =>
    isPart(token, evidence.lexicon) ||
    evidence.lexicon.isThing(token.text) ||
    isCertainMaterial(token.text);
  for (const { stem, raw, general, owners } of attributesOf(tokens, evidence.lexicon)) {
    const known = evidence.owners.get(stem) ?? new Set();
    if (owners.length === 0) continue;
    if (owners.some((owner) => known.has(owner) || isRelated(owner, known, evidence))) continue;
    if (known.size === 0 && !(general && evidence.stems.has(stem))) continue;
    const ofWhole = general || vocabulary('inherited-traits').has(raw.toLowerCase());
    if (ofWhole && owners.some((owner) => isWhole(owner, known, tokens, evidence))) continue;
    const other = owners.find(
      (owner) =>
        evidence.stems.has(owner) &&
        tokens.some((token) => token.stem === owner && canHaveAttributes(token)) &&
        (!general ||
          hasOther(owner, stem, raw, evidence) ||
          (known.size > 0 && isStatedOf(owner, stem, tokens))),
    );
    if (other !== undefined)
      return `it says "${raw}" about a different part than the product data does`;
  }
  return undefined;
}

/**
 * Whether a word means the whole product: a word of its name, or another word for it if the input
 * gives the same attribute to a word of the name.
 */
function isWhole(
  owner: string,
  known: ReadonlySet<string>,
  tokens: readonly Token[],
  { name }: Evidence,
): boolean {
  if (isCertainMaterial(owner)) return false;
  if (name.has(owner)) return true;
  const isProductNoun = tokens.some(
    ({ stem, text }) =>
      stem === owner && vocabulary('products').has(text) && !vocabulary('parts').has(text),
  );
  return isProductNoun && [...known].some((one) => name.has(one));
}

/** Whether the input gives a part another material or color: one of two that were swapped. */
function hasOther(owner: string, stem: string, raw: string, evidence: Evidence): boolean {
  const color = isCertainColor(raw.toLowerCase());
  return evidence.attributes.some(
    (known) =>
      known.owners.includes(owner) &&
      known.general &&
      known.stem !== stem &&
      !evidence.lexicon.follows(known.raw).has(stem) &&
      !basesOf(known.raw).includes(stem) &&
      isCertainColor(known.raw.toLowerCase()) === color,
  );
}

/** "The stakes are aluminum" */
function isStatedOf(owner: string, stem: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token.stem === stem);
  return BEING.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.stem === owner;
}

const BEING: ReadonlySet<string> = new Set(['is', 'are']);

function isRelated(owner: string, known: ReadonlySet<string>, evidence: Evidence): boolean {
  return [...known].some((one) => evidence.lexicon.follows(one).has(owner));
}
