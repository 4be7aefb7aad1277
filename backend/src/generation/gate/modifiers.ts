import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { isPart } from './nouns.ts';
import { isGeneral, ownsNothing } from './owners.ts';
import type { Token } from './tokens.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { isClaim, isColor, isMaterial, isPlain } from './word-classes.ts';

/** Common words that tell one part from another. */
const LOCATING: ReadonlySet<string> = new Set(
  'front rear back left right top bottom side inner outer upper lower attached'.split(' '),
);
/** Marks and words between the modifiers of one noun: "padded, adjustable and wide straps". */
export const JOINING: ReadonlySet<string> = new Set(['-', ',', 'and', 'or', '&']);
/** Marks at which even what an adjective of the input may belong to ends. */
const ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '(', ')', '|', ':']);
/** How many nouns before or after a modifier may be what it describes. */
const MAX_OWNERS = 6;
/** Words of a label: "Shoulder straps: padded". */
const MAX_LABEL = 4;

/** Whether a word says how a part is, so that giving it to another part makes a new claim. */
export function describes(token: Token, lexicon: Lexicon): boolean {
  if (token.kind !== 'word' || isMaterial(token.text) || isColor(token.text)) return false;
  if (LOCATING.has(token.text)) return true;
  if (SMALL_WORDS.has(token.text) || isPlain(token) || ownsNothing(token.text)) return false;
  if (isPraise(token, lexicon) || lexicon.kind(token.text) === 'thing') return false;
  return /(?:\p{L}{3}ed|able|ible)$/u.test(token.text) || lexicon.mainPart(token.text) === 'adj';
}

/** What a word without a noun describes: the product, whichever part of it is meant. */
export const ANY = '*';
/** The product as a whole, and not each of its parts. */
export const WHOLE = 'whole';

/** "Stylish", but not "roomy", which a shopper can check. */
function isPraise(token: Token, lexicon: Lexicon): boolean {
  if (vocabulary('certifications').has(token.text)) return true;
  if (!lexicon.isOpinion(token.text)) return false;
  return isClaim(token) || vocabulary('opinions').has(token.text);
}

/**
 * For each word of a statement of the input that describes something, the nouns that it may
 * describe: those that follow in its clause, its subject, and its label.
 */
export function describedBy(
  tokens: readonly Token[],
  lexicon: Lexicon,
): { readonly stem: string; readonly owners: readonly string[] }[] {
  return tokens.flatMap((token, at) => {
    if (!describes(token, lexicon)) return [];
    const after = tokens[at + 1];
    // "The left one": whatever it refers to.
    if (after?.text === 'one' || after?.text === 'ones')
      return [{ stem: token.stem, owners: [ANY] }];
    // "Strap: adjustable, padded"
    const label = labelOf(tokens, at);
    const listed = after === undefined || after.text === ',' || after.text === '.';
    const own = [...nounsBehind(tokens, at, lexicon), ...subjectOf(tokens, at, lexicon)];
    const labels = label.filter((one) => isNoun(one, lexicon) && !isGeneral(one.stem));
    // "Platform: tempered glass" describes the platform, "tips (2 standard)" the tips.
    const named = [...own, ...labels, ...headOfList(tokens, at)];
    const owners = own.length === 0 || (listed && labels.length > 0) ? labels : named;
    const stems = owners.map(({ stem }) => stem);
    if (owners.length === 0) {
      return [{ stem: token.stem, owners: [isSaidOfIt(tokens, at) ? WHOLE : ANY] }];
    }
    // "A sheer design" is sheer as a whole.
    const whole = owners.every((one) => !isPart(one, lexicon));
    return [{ stem: token.stem, owners: whole ? [WHOLE, ...stems] : stems }];
  });
}

/** The noun before the bracket that contains a word: "4 tips (2 standard, 1 soft)". */
function headOfList(tokens: readonly Token[], at: number): Token[] {
  const open = tokens.slice(0, at).findLastIndex(({ text }) => text === '(' || text === ')');
  const head = tokens[open]?.text === '(' ? tokens[open - 1] : undefined;
  return head !== undefined && isWord(head) ? [head] : [];
}

export function isWord({ kind, text }: Token): boolean {
  return kind === 'word' && !SMALL_WORDS.has(text);
}

/** "It is adjustable" */
function isSaidOfIt(tokens: readonly Token[], at: number): boolean {
  return BEING.has(tokens[at - 1]?.text ?? '') && PRONOUNS.has(tokens[at - 2]?.text ?? '');
}

const PRONOUNS: ReadonlySet<string> = new Set(['it', 'they', 'this', 'these']);

export function isNoun(token: Token, lexicon: Lexicon): boolean {
  return isWord(token) && !describes(token, lexicon) && canBeNoun(token, lexicon);
}

/** A word that no dictionary has is a noun: "drawcord". */
function canBeNoun({ text }: Token, lexicon: Lexicon): boolean {
  return lexicon.isNoun(text) || lexicon.mainPart(text) === undefined;
}

/** Whether what joins two phrases leads to another describing word, and not to another noun. */
export function leadsOn(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at + 1];
  return next !== undefined && (JOINING.has(next.text) || describes(next, lexicon));
}

/** "Straps" and "belt" of "padded straps and belt", but not of "padded straps and a belt". */
function nounsBehind(tokens: readonly Token[], at: number, lexicon: Lexicon): Token[] {
  const found: Token[] = [];
  for (let index = at + 1; found.length < MAX_OWNERS; index++) {
    const token = tokens[index];
    if (token === undefined || ENDS.has(token.text)) break;
    if (JOINING.has(token.text)) {
      if (found.length > 0 && token.text !== '-' && leadsOn(tokens, index, lexicon)) break;
    } else if (token.kind === 'number') continue;
    // "Clip-on tuner"
    else if (SMALL_WORDS.has(token.text) && tokens[index - 1]?.text === '-') continue;
    else if (SMALL_WORDS.has(token.text)) break;
    else if (canBeNoun(token, lexicon)) found.push(token);
  }
  return found;
}

export const BEING: ReadonlySet<string> = new Set(
  'is are be makes make gives give lets let keeps keep'.split(' '),
);

/** "Hood" in "the hood is adjustable". */
export function subjectOf(tokens: readonly Token[], at: number, lexicon: Lexicon): Token[] {
  const found: Token[] = [];
  let linked = false;
  for (let index = at - 1; index >= 0 && found.length < MAX_OWNERS; index--) {
    const token = tokens[index];
    if (token === undefined || ENDS.has(token.text)) break;
    if (BEING.has(token.text)) linked = true;
    // "Surface slightly uneven"
    else if (index === at - 1 && /ly$/u.test(token.text) && isAtEnd(tokens, at)) linked = true;
    else if (isNoun(token, lexicon)) {
      // "Has covers attached" says nothing of its subject.
      if (!linked) break;
      found.push(token);
    }
  }
  return found;
}

function isAtEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark';
}

/** The words before the colon that precedes a word. */
export function labelOf(tokens: readonly Token[], at: number): readonly Token[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  return colon > 0 && colon <= MAX_LABEL && at > colon ? tokens.slice(0, colon) : [];
}
