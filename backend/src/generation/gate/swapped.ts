import { SMALL_WORDS } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Lexicon } from './lexicon.ts';
import {
  ANY,
  BEING,
  describes,
  isNoun,
  isWord,
  JOINING,
  labelOf,
  leadsOn,
  subjectOf,
  WHOLE,
} from './modifiers.ts';
import { isFiniteVerb, isPart } from './nouns.ts';
import { isGeneral } from './owners.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isColor, isMaterial } from './word-classes.ts';

/** Between an article and a describing word of the same noun phrase. */
const MAX_TOKENS_TO_ARTICLE = 6;

/** A word that the input says of some of its parts and the sentence of another. */
export function swappedModifier(tokens: readonly Token[], evidence: Evidence): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const known = evidence.described.get(token.stem);
    if (known === undefined || known.has(ANY) || evidence.name.has(token.stem)) continue;
    if (!describes(token, evidence.lexicon) || tokens[at - 1]?.text === '-') continue;
    const head = ownerOf(tokens, at, evidence.lexicon);
    if (head === undefined || known.has(head.stem) || !evidence.stems.has(head.stem)) continue;
    // "The piping on the strap is reflective."
    if (subjectOf(tokens, at, evidence.lexicon).some(({ stem }) => known.has(stem))) continue;
    if (labelOf(tokens, at).some(({ stem }) => known.has(stem))) continue;
    if (evidence.name.has(head.stem) || isGeneral(head.stem) || evidence.described.has(head.stem))
      continue;
    if (!isPart(head, evidence.lexicon) || isLetter(tokens, head)) continue;
    if (isColor(head.text) || isMaterial(head.text)) continue;
    if (isOfWhole(known, evidence) && !vocabulary('parts').has(head.text)) continue;
    if (isRelated(head, known, evidence.lexicon)) continue;
    return `it says "${token.raw}" about a different part than the product data does`;
  }
  return undefined;
}

function isOfWhole(known: ReadonlySet<string>, evidence: Evidence): boolean {
  return known.has(WHOLE) || [...known].some((one) => evidence.name.has(one));
}

/** "Neck" of a v-neck, which is the whole thing. */
function isLetter(tokens: readonly Token[], head: Token): boolean {
  const at = tokens.indexOf(head);
  return tokens[at - 1]?.text === '-' && tokens[at - 2]?.text.length === 1;
}

function isRelated(head: Token, known: ReadonlySet<string>, lexicon: Lexicon): boolean {
  return [...known].some((one) => lexicon.follows(one).has(head.stem));
}

/** What a modifier of the sentence describes: the noun after it, its subject, or its label. */
function ownerOf(tokens: readonly Token[], at: number, lexicon: Lexicon): Token | undefined {
  if (isPredicate(tokens, at)) return undefined;
  const behind = headBehind(tokens, at, lexicon);
  if (behind !== undefined) return behind;
  const next = tokens[at + 1];
  if (next?.kind === 'word' && !JOINING.has(next.text)) return undefined;
  const [subject] = subjectOf(tokens, at, lexicon);
  if (subject !== undefined) return subject;
  // "Ride at once: this board comes assembled" has no label.
  const colon = tokens.findIndex(({ text }) => text === ':');
  const between = tokens.slice(colon + 1, at);
  if (!between.every((one) => JOINING.has(one.text) || describes(one, lexicon))) return undefined;
  return labelOf(tokens, at).findLast((one) => isNoun(one, lexicon));
}

/** "Versatile" in "the shirt is a versatile classic" describes the shirt. */
function isPredicate(tokens: readonly Token[], at: number): boolean {
  const article = tokens.slice(0, at).findLastIndex(({ text }) => text === 'a' || text === 'an');
  if (article === -1 || at - article > MAX_TOKENS_TO_ARTICLE) return false;
  if (tokens.slice(article, at).some(({ text }) => isPreposition(text))) return false;
  return BEING.has(tokens[article - 1]?.text ?? '') || tokens[article - 1]?.text === 'as';
}

function isPreposition(text: string): boolean {
  return text !== 'a' && text !== 'an' && SMALL_WORDS.has(text) && !JOINING.has(text);
}

/** The noun that a modifier precedes, skipping other modifiers. */
function headBehind(tokens: readonly Token[], at: number, lexicon: Lexicon): Token | undefined {
  let head: Token | undefined;
  for (let index = at + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === 'number' || token.text === '-') continue;
    if (JOINING.has(token.text)) {
      if (head !== undefined || !leadsOn(tokens, index, lexicon)) break;
      continue;
    }
    if (!isWord(token) || (head !== undefined && isFiniteVerb(token, lexicon))) break;
    if (isNoun(token, lexicon)) head = token;
  }
  return head;
}
