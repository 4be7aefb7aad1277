import { STOP_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { isFiniteVerb } from './nouns.ts';
import { roleOf } from './roles.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { unitOf } from './measurement-units.ts';
import { isBoundary, type Token } from './tokens.ts';
import { isCertainColor, isCertainMaterial, isQualifier } from './word-classes.ts';

/**
 * An attribute in a statement and the thing that it describes: "steel blade", "the lid is
 * dishwasher safe".
 */
export interface Attribute {
  readonly stem: string;
  readonly raw: string;
  /** Materials and colors may describe the whole product; attributes of a part may not. */
  readonly general: boolean;
  readonly owners: readonly string[];
}

const OF_PARTS: ReadonlySet<string> = new Set(
  'dishwasher microwave washable wash waterproof leakproof resistant removable adjustable padded bpa rechargeable'.split(
    ' ',
  ),
);
const LINKS: ReadonlySet<string> = new Set(
  'is are of in from made be can go goes as was were has have'.split(' '),
);
const NO_OWNERS: ReadonlySet<string> = new Set(
  'freezer oven microwave dishwasher dryer light dark pale bright deep safe proof free resistant hand machine cold warm hot low gentle cycle cycles only cloth spot water use'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'your', 'its', 'this']);
const MAX_OWNERS = 4;
/** How many words ahead to look for the thing that an attribute describes. */
const MAX_AHEAD = 20;

/** Stems of words for a product as a whole: labels, and generic words such as "item". */
const GENERAL: ReadonlySet<string> = new Set(
  (
    'featur material fabric color detail styl pattern product item size number design construct build ' +
    'weav cloth textil blend fit shap form feel quality finish length width height depth'
  ).split(' '),
);

/** Whether a word refers to the product as a whole or to any of its qualities. */
export function isGeneral(stem: string): boolean {
  return GENERAL.has(stem);
}

/** Whether the words before it may still belong to something else: "machine washable". */
export function ownsNothing(text: string): boolean {
  return NO_OWNERS.has(text);
}

function isOwner(token: Token): boolean {
  return (
    token.kind === 'word' &&
    !STOP_WORDS.has(token.text) &&
    !NO_OWNERS.has(token.text) &&
    !VERBS.has(token.text) &&
    !GENERAL.has(token.stem) &&
    !isCertainColor(token.text) &&
    unitOf(token.text) === undefined
  );
}

const VERBS: ReadonlySet<string> = new Set(
  'made crafted built constructed comes come finished wrapped topped printed available choose lot lots plenty variety'.split(
    ' ',
  ),
);

/** Verbs followed by what a thing does rather than what it is part of. */
const MAKING: ReadonlySet<string> = new Set('make makes keep keeps give gives let lets'.split(' '));

/**
 * The attributes of a statement and what they describe.
 * @param broad whether an attribute also describes what follows "and": "padded belt and straps"
 */
export function attributesOf(
  tokens: readonly Token[],
  lexicon: Lexicon,
  broad = false,
): Attribute[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    const general = isCertainMaterial(token.text) || isCertainColor(token.text);
    // "The foam is ventilated": the material means the thing.
    const next = tokens[at + 1];
    if (!broad && ARTICLES.has(tokens[at - 1]?.text ?? '') && LINKS.has(next?.text ?? ''))
      return [];
    if (!general && !OF_PARTS.has(token.text)) return [];
    // "Latex-free"
    if (tokens.slice(at + 1, at + 3).some(({ text }) => text === 'free')) return [];
    const ahead = ownersAhead(tokens, at, lexicon, broad);
    // In "felt food in a wooden kitchen", only the kitchen is wooden.
    const own = broad
      ? [...partBefore(tokens, at), ...ahead, ...ownersBehind(tokens, at, lexicon, broad)]
      : ahead.length > 0
        ? ahead.slice(-1)
        : ownersBehind(tokens, at, lexicon, broad);
    const owners = own.length === 0 || broad ? [...own, ...labelOf(tokens, at, lexicon)] : own;
    return [{ stem: token.stem, raw: token.raw, general, owners }];
  });
}

/** "Trucks: 150mm hanger, aluminum alloy" */
function labelOf(tokens: readonly Token[], at: number, lexicon: Lexicon): string[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon <= 0 || colon > MAX_OWNERS || at < colon) return [];
  const label = tokens.slice(0, colon);
  if (isQuality(label.at(-1), lexicon)) return [];
  if (tokens[at - 1]?.text === 'no') return [];
  // "Solid walnut: made of solid walnut"
  if (label.some(({ stem }) => stem === tokens[at]?.stem)) return [];
  return label
    .filter((one) => isOwner(one) && !isCertainMaterial(one.text))
    .map(({ stem }) => stem);
}

function ownersAhead(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  broad: boolean,
): string[] {
  const owners: string[] = [];
  const object = tokens[at]?.text === 'wash' && ARTICLES.has(tokens[at + 1]?.text ?? '');
  const end = Math.min(tokens.length, at + MAX_AHEAD);
  for (let index = object ? at + 2 : at + 1; index < end; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === 'number') {
      if (!broad && owners.length > 0) break;
      continue;
    }
    if (token.text === '-' || (broad && /^(?:and|or|&)$/u.test(token.text))) continue;
    if (token.kind !== 'word' || isBoundary(token) || STOP_WORDS.has(token.text)) break;
    if (MAKING.has(token.text)) break;
    const ends = token.text.endsWith('s') || (!broad && owners.length > 0);
    const verb =
      roleOf(tokens, index, lexicon) === 'verb' ||
      (tokens[index + 1]?.kind === 'word' && isFiniteVerb(token, lexicon));
    if (ends && verb && !vocabulary('parts').has(token.text)) break;
    if (owners.length === MAX_OWNERS) break;
    const measure = tokens[index - 1]?.kind === 'number' && unitOf(token.text) !== undefined;
    if (!NO_OWNERS.has(token.text) && !GENERAL.has(token.stem) && !measure) owners.push(token.stem);
  }
  return tokens[at]?.text === 'wash' && !object ? [] : owners;
}

const MACHINES: ReadonlySet<string> = new Set(['dishwasher', 'microwave']);
const PREPOSITIONS: ReadonlySet<string> = new Set('on with for by from over under to'.split(' '));

/** "Blade" in "6 blade steel assembly" */
function partBefore(tokens: readonly Token[], at: number): string[] {
  const before = tokens
    .slice(0, at)
    .findLast((token) => !isCertainMaterial(token.text) && !isQualifier(token.text));
  return before !== undefined && vocabulary('parts').has(before.text) ? [before.stem] : [];
}

function isQuality(token: Token | undefined, lexicon: Lexicon): boolean {
  return token !== undefined && lexicon.mainPart(token.text) === 'adj';
}

/** The subject that an attribute describes: "the jar with lid is ceramic". */
function ownersBehind(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  broad: boolean,
): string[] {
  const owners: string[] = [];
  // "Shaft and attachments dishwasher safe"
  let linked = broad && MACHINES.has(tokens[at]?.text ?? '');
  for (let index = at - 1; index >= Math.max(0, at - 8); index--) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.text === ':') {
      // "Bath Friendly: silicone" names no thing.
      if (linked || isQuality(tokens[index - 1], lexicon)) break;
      linked = true;
      continue;
    }
    if (isBoundary(token) && token.text !== 'with') break;
    if (token.kind === 'number') break;
    // "The stand is on legs of oak": only the legs are oak.
    if (!broad && owners.length > 0 && PREPOSITIONS.has(token.text)) break;
    if (LINKS.has(token.text)) linked = true;
    else if (linked && isOwner(token)) owners.push(token.stem);
  }
  return owners;
}
