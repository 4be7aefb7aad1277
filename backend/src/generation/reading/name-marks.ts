import type { ListingRequest } from '../request.ts';
import { foldWord } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';

/** Words of a name that can begin what is a name rather than praise of the product. */
const MAX_START = 8;
const MARKED = /^[\p{L}\p{N}][\p{L}\p{N}.'’&-]*!$/u;

const known = new WeakMap<ListingRequest, ReadonlySet<string>>();

/**
 * "hey!", "play!" of "Hey! Play! Tent": words whose exclamation mark belongs to a brand or to the name of a line, in
 * lower case. It stands inside the name, in the brand, or goes on in the text ("Grab It! is"). "New!", "Best Gift Ever!"
 * and "GO!!!" only promote.
 */
export function nameMarks(request: ListingRequest): ReadonlySet<string> {
  const found = known.get(request) ?? findMarks(request);
  known.set(request, found);
  return found;
}

function findMarks(request: ListingRequest): ReadonlySet<string> {
  const marks = new Set<string>();
  if (!request.product_name.includes('!')) return marks;
  const tokens = request.product_name.trim().split(/\s+/u);
  const brand = ` ${(request.brand_name ?? '').toLowerCase()} `;
  for (const [at, token] of tokens.entries()) {
    if (!MARKED.test(token)) continue;
    const small = token.toLowerCase();
    const isInside = at < MAX_START && /^[\p{L}\p{N}]/u.test(tokens[at + 1] ?? '');
    const isOwn = isInside && !tokens.slice(Math.max(at - 1, 0), at + 1).some(promotes);
    if (isOwn || brand.includes(` ${small} `) || goesOn(tokens[at - 1], small, request))
      marks.add(small);
  }
  return marks;
}

function promotes(token: string): boolean {
  const small = foldWord(token.replace(/!$/u, ''));
  return (
    isOf(small, 'praise') || isOf(small, 'calls of promotions') || vocabulary('opinions').has(small)
  );
}

/** Whether the text has a marked word, with the one before it in the name, inside a sentence. */
function goesOn(before: string | undefined, marked: string, request: ListingRequest): boolean {
  const said = `${before === undefined ? '' : `${before.toLowerCase()} `}${marked} `;
  const text = request.features;
  const at = text.toLowerCase().indexOf(said);
  return at !== -1 && /^\p{Ll}/u.test(text.slice(at + said.length, at + said.length + 2));
}

/** A phrase of a name's words with their own marks: "Hey! Play! tent" of "Hey Play tent". */
export function withNameMarks(phrase: string, request: ListingRequest): string {
  const marks = nameMarks(request);
  if (marks.size === 0) return phrase;
  const tokens = request.product_name.trim().split(/\s+/u);
  const plain = tokens.map((token) => token.replace(/!$/u, ''));
  const words = phrase.split(' ');
  const isAt = (at: number, place: number) =>
    words[at] === plain[place] &&
    marks.has(tokens[place]?.toLowerCase() ?? '') &&
    (words.length === 1 ||
      (at > 0 && words[at - 1] === plain[place - 1]) ||
      (at < words.length - 1 && words[at + 1] === plain[place + 1]));
  return words
    .map((word, at) => (tokens.some((_token, place) => isAt(at, place)) ? `${word}!` : word))
    .join(' ');
}
