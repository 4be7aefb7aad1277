import type { ListingRequest } from '../request.ts';
import { foldWord } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import { oncePer } from '../remember.ts';

/**
 * The number of words at the start of a name in which an exclamation can be part of the name rather
 * than praise.
 */
const MAX_NAME_START = 8;
const MARKED = /^[\p{L}\p{N}][\p{L}\p{N}.'’&-]*!$/u;

/**
 * Words in lower case whose exclamation mark belongs to the name of a brand or a product line:
 * "hey!" and "play!" in "Hey! Play! Tent". The mark is inside the name or the brand, or the text
 * continues after it ("Grab It! is"). "New!", "Best Gift Ever!" and "GO!!!" are only promotional.
 */
export const exclamatoryNames = oncePer(findMarks);

function findMarks(request: ListingRequest): ReadonlySet<string> {
  const exclamatory = new Set<string>();
  if (!request.product_name.includes('!')) return exclamatory;
  const tokens = request.product_name.trim().split(/\s+/u);
  const brand = ` ${(request.brand_name ?? '').toLowerCase()} `;
  for (const [at, token] of tokens.entries()) {
    if (!MARKED.test(token)) continue;
    const lowercase = token.toLowerCase();
    const isInside = at < MAX_NAME_START && /^[\p{L}\p{N}]/u.test(tokens[at + 1] ?? '');
    const isPartOfName = isInside && !tokens.slice(Math.max(at - 1, 0), at + 1).some(promotes);
    if (
      isPartOfName ||
      brand.includes(` ${lowercase} `) ||
      continuesAfter(tokens[at - 1], lowercase, request)
    )
      exclamatory.add(lowercase);
  }
  return exclamatory;
}

function promotes(token: string): boolean {
  const lowercase = foldWord(token.replace(/!$/u, ''));
  return (
    isInClass(lowercase, 'praise') ||
    isInClass(lowercase, 'calls of promotions') ||
    vocabulary('opinions').has(lowercase)
  );
}

/**
 * Whether a sentence of the text continues after the word, preceded by the same word as in the
 * name.
 */
function continuesAfter(
  before: string | undefined,
  marked: string,
  request: ListingRequest,
): boolean {
  const phrase = `${before === undefined ? '' : `${before.toLowerCase()} `}${marked} `;
  const text = request.features;
  const at = text.toLowerCase().indexOf(phrase);
  return at !== -1 && /^\p{Ll}/u.test(text.slice(at + phrase.length, at + phrase.length + 2));
}

/** A phrase with the exclamation marks of the name: "Hey! Play! tent" for "Hey Play tent". */
export function withExclamationMarks(phrase: string, request: ListingRequest): string {
  const exclamatory = exclamatoryNames(request);
  if (exclamatory.size === 0) return phrase;
  const tokens = request.product_name.trim().split(/\s+/u);
  const plain = tokens.map((token) => token.replace(/!$/u, ''));
  const words = phrase.split(' ');
  const isAt = (at: number, place: number) =>
    words[at] === plain[place] &&
    exclamatory.has(tokens[place]?.toLowerCase() ?? '') &&
    (words.length === 1 ||
      (at > 0 && words[at - 1] === plain[place - 1]) ||
      (at < words.length - 1 && words[at + 1] === plain[place + 1]));
  return words
    .map((word, at) => (tokens.some((_token, place) => isAt(at, place)) ? `${word}!` : word))
    .join(' ');
}
