import { STOP_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { isFiniteVerb } from './nouns.ts';
import { roleOf } from './roles.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { unitOf } from './measurement-units.ts';
import { isBoundary, type Token } from './tokens.ts';
import { isCertainColor, isCertainMaterial, isQualifier } from './word-classes.ts';

/**
 * An attribute in a statement and the things that it describes: "steel blade", "the lid is
 * dishwasher safe".
 */
export interface Attribute {
  readonly stem: string;
  readonly raw: string;
  /**
   * Whether it is a material or color, which may describe the whole product; other attributes may
   * not.
   */
  readonly isGeneral: boolean;
  readonly targets: readonly string[];
}

const PART_ATTRIBUTES: ReadonlySet<string> = new Set(
  'dishwasher microwave washable wash waterproof leakproof resistant removable adjustable padded bpa rechargeable'.split(
    ' ',
  ),
);
const LINKS: ReadonlySet<string> = new Set(
  'is are of in from made be can go goes as was were has have'.split(' '),
);
const NON_TARGETS: ReadonlySet<string> = new Set(
  'freezer oven microwave dishwasher dryer light dark pale bright deep safe proof free resistant hand machine cold warm hot low gentle cycle cycles only cloth spot water use'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'your', 'its', 'this']);
const MAX_TARGETS = 4;
/** Maximum tokens after an attribute in which the thing that it describes is sought. */
const MAX_TOKENS_AHEAD = 20;

/** Stems of words for the product as a whole: labels, and generic words such as "item". */
const GENERIC_NOUNS: ReadonlySet<string> = new Set(
  (
    'featur material fabric color detail styl pattern product item size number design construct build ' +
    'weav cloth textil blend fit shap form feel quality finish length width height depth ' +
    'scent fragranc aroma smell flavor flavour tast'
  ).split(' '),
);

function canBeTarget(token: Token): boolean {
  return (
    token.kind === 'word' &&
    !STOP_WORDS.has(token.text) &&
    !NON_TARGETS.has(token.text) &&
    !VERBS.has(token.text) &&
    !GENERIC_NOUNS.has(token.stem) &&
    !isCertainColor(token.text) &&
    unitOf(token.text) === undefined
  );
}

const VERBS: ReadonlySet<string> = new Set(
  'made crafted built constructed comes come finished wrapped topped printed available choose lot lots plenty variety'.split(
    ' ',
  ),
);

/** Verbs that introduce an effect rather than a part. */
const MAKING: ReadonlySet<string> = new Set('make makes keep keeps give gives let lets'.split(' '));

/**
 * The attributes of a statement and the things that they describe.
 * @param broad whether an attribute also describes what follows "and": "padded belt and straps"
 */
export function findAttributes(
  tokens: readonly Token[],
  lexicon: Lexicon,
  broad = false,
): Attribute[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    const isGeneral = isCertainMaterial(token.text) || isCertainColor(token.text);
    // In "the foam is ventilated", the material is the thing itself.
    const next = tokens[at + 1];
    if (!broad && ARTICLES.has(tokens[at - 1]?.text ?? '') && LINKS.has(next?.text ?? ''))
      return [];
    if (!isGeneral && !PART_ATTRIBUTES.has(token.text)) return [];
    // "Latex-free"
    if (tokens.slice(at + 1, at + 3).some(({ text }) => text === 'free')) return [];
    const after = targetsAfter(tokens, at, lexicon, broad);
    // In "felt food in a wooden kitchen", only the kitchen is wooden.
    const direct = broad
      ? [...partTargetBefore(tokens, at), ...after, ...targetsBefore(tokens, at, lexicon, broad)]
      : after.length > 0
        ? after.slice(-1)
        : targetsBefore(tokens, at, lexicon, broad);
    const targets =
      direct.length === 0 || broad ? [...direct, ...labelTargets(tokens, at, lexicon)] : direct;
    return [{ stem: token.stem, raw: token.raw, isGeneral, targets }];
  });
}

/**
 * The words of the statement's label, if an attribute after it may describe them: "Trucks: 150mm
 * hanger, aluminum alloy".
 */
function labelTargets(tokens: readonly Token[], at: number, lexicon: Lexicon): string[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon <= 0 || colon > MAX_TARGETS || at < colon) return [];
  const label = tokens.slice(0, colon);
  if (isAdjective(label.at(-1), lexicon)) return [];
  if (tokens[at - 1]?.text === 'no') return [];
  // "Solid walnut: made of solid walnut"
  if (label.some(({ stem }) => stem === tokens[at]?.stem)) return [];
  return label
    .filter((token) => canBeTarget(token) && !isCertainMaterial(token.text))
    .map(({ stem }) => stem);
}

function targetsAfter(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  broad: boolean,
): string[] {
  const targets: string[] = [];
  const object = tokens[at]?.text === 'wash' && ARTICLES.has(tokens[at + 1]?.text ?? '');
  const end = Math.min(tokens.length, at + MAX_TOKENS_AHEAD);
  for (let index = object ? at + 2 : at + 1; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === 'number') {
      if (!broad && targets.length > 0) break;
      continue;
    }
    if (token.text === '-' || (broad && /^(?:and|or|&)$/u.test(token.text))) continue;
    if (token.kind !== 'word' || isBoundary(token) || STOP_WORDS.has(token.text)) break;
    if (MAKING.has(token.text)) break;
    const ends = token.text.endsWith('s') || (!broad && targets.length > 0);
    const verb =
      roleOf(tokens, index, lexicon) === 'verb' ||
      (tokens[index + 1]?.kind === 'word' && isFiniteVerb(token, lexicon));
    if (ends && verb && !vocabulary('parts').has(token.text)) break;
    if (targets.length === MAX_TARGETS) break;
    const measure = tokens[index - 1]?.kind === 'number' && unitOf(token.text) !== undefined;
    if (!NON_TARGETS.has(token.text) && !GENERIC_NOUNS.has(token.stem) && !measure)
      targets.push(token.stem);
  }
  return tokens[at]?.text === 'wash' && !object ? [] : targets;
}

const MACHINES: ReadonlySet<string> = new Set(['dishwasher', 'microwave']);
const PREPOSITIONS: ReadonlySet<string> = new Set('on with for by from over under to'.split(' '));

/** A part directly before an attribute: "blade" in "6 blade steel assembly". */
function partTargetBefore(tokens: readonly Token[], at: number): string[] {
  const before = tokens
    .slice(0, at)
    .findLast((token) => !isCertainMaterial(token.text) && !isQualifier(token.text));
  return before !== undefined && vocabulary('parts').has(before.text) ? [before.stem] : [];
}

function isAdjective(token: Token | undefined, lexicon: Lexicon): boolean {
  return token !== undefined && lexicon.mainPartOfSpeech(token.text) === 'adj';
}

/** The subject that an attribute describes: "the jar with lid is ceramic". */
function targetsBefore(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  broad: boolean,
): string[] {
  const targets: string[] = [];
  // "Shaft and attachments dishwasher safe"
  let linked = broad && MACHINES.has(tokens[at]?.text ?? '');
  for (let index = at - 1; index >= Math.max(0, at - 8); index--) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.text === ':') {
      // The label of "Bath Friendly: silicone" doesn't name a thing.
      if (linked || isAdjective(tokens[index - 1], lexicon)) break;
      linked = true;
      continue;
    }
    if (isBoundary(token) && token.text !== 'with') break;
    if (token.kind === 'number') break;
    // "The stand is on legs of oak": only the legs are oak.
    if (!broad && targets.length > 0 && PREPOSITIONS.has(token.text)) break;
    if (LINKS.has(token.text)) linked = true;
    else if (linked && canBeTarget(token)) targets.push(token.stem);
  }
  return targets;
}
