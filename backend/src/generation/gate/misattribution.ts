import { vocabulary } from '../vocabulary/index.ts';
import { basesOf } from './word-bases.ts';
import { isPartNoun } from './nouns.ts';
import { findAttributes } from './attributes.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isCertainColor, isCertainMaterial } from './word-classes.ts';

/**
 * The reason to doubt an attribute that the input gives to one part and the sentence to another: to
 * a part with its own material or color, or explicitly ("the stakes are aluminum").
 */
export function misattribution(tokens: readonly Token[], evidence: Evidence): string | undefined {
  const canHaveAttributes = (token: Token) =>
    isPartNoun(token, evidence.lexicon) ||
    evidence.lexicon.isThing(token.text) ||
    isCertainMaterial(token.text);
  for (const { stem, raw, isGeneral, targets } of findAttributes(tokens, evidence.lexicon)) {
    const knownTargets = evidence.attributeTargets.get(stem) ?? new Set();
    if (targets.length === 0) continue;
    if (
      targets.some(
        (target) => knownTargets.has(target) || isRelated(target, knownTargets, evidence),
      )
    )
      continue;
    if (knownTargets.size === 0 && !(isGeneral && evidence.stems.has(stem))) continue;
    const appliesToWhole = isGeneral || vocabulary('inherited-traits').has(raw.toLowerCase());
    if (
      appliesToWhole &&
      targets.some((target) => namesWholeProduct(target, knownTargets, tokens, evidence))
    )
      continue;
    const other = targets.find(
      (target) =>
        evidence.stems.has(target) &&
        tokens.some((token) => token.stem === target && canHaveAttributes(token)) &&
        (!isGeneral ||
          hasOtherAttribute(target, stem, raw, evidence) ||
          (knownTargets.size > 0 && isPredicatedOf(target, stem, tokens))),
    );
    if (other !== undefined)
      return `it says "${raw}" about a different part than the product details do`;
  }
  return undefined;
}

/**
 * Whether a word refers to the whole product: a word of its name, or another word for it if the
 * input gives the attribute to a word of the name.
 */
function namesWholeProduct(
  target: string,
  knownTargets: ReadonlySet<string>,
  tokens: readonly Token[],
  { name }: Evidence,
): boolean {
  if (isCertainMaterial(target)) return false;
  if (name.has(target)) return true;
  const isProductNoun = tokens.some(
    ({ stem, text }) =>
      stem === target && vocabulary('products').has(text) && !vocabulary('parts').has(text),
  );
  return isProductNoun && [...knownTargets].some((knownTarget) => name.has(knownTarget));
}

/** Whether the input gives a part a different material or color, as if two were swapped. */
function hasOtherAttribute(target: string, stem: string, raw: string, evidence: Evidence): boolean {
  const color = isCertainColor(raw.toLowerCase());
  return evidence.attributes.some(
    (knownTargets) =>
      knownTargets.targets.includes(target) &&
      knownTargets.isGeneral &&
      knownTargets.stem !== stem &&
      !evidence.lexicon.implied(knownTargets.raw).has(stem) &&
      !basesOf(knownTargets.raw).includes(stem) &&
      isCertainColor(knownTargets.raw.toLowerCase()) === color,
  );
}

/** Whether an attribute is explicitly stated of a target: "the stakes are aluminum". */
function isPredicatedOf(target: string, stem: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token.stem === stem);
  return BEING.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.stem === target;
}

const BEING: ReadonlySet<string> = new Set(['is', 'are']);

function isRelated(target: string, knownTargets: ReadonlySet<string>, evidence: Evidence): boolean {
  return [...knownTargets].some((knownTarget) => evidence.lexicon.implied(knownTarget).has(target));
}
