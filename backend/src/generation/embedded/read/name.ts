import { countWords, narrowContentWords, stemOf, wordsOf } from '../../text/words.ts';
import { tagText } from './tagging.ts';

/** A product's name, taken apart. What is kept of it is kept in one piece: no name is made up. */
export interface NameParts {
  /** What stands before the label: a brand, a line. */
  readonly front: string;
  /** The name without what only tells variants apart, short enough to speak of. */
  readonly label: string;
  /** What comes after the label, piece by piece: "Medium", "Navy Blue". */
  readonly variants: readonly string[];
}

const SEPARATORS = /\s+[-–—|]\s+|\s*[|;]\s*|,\s+|\s*[([]|[)\]]|:\s+/u;
/** "Chocobo (Black Version) Plush": what only tells variants apart, within the name of a thing. */
const WITHIN = /^([^([]*\S)\s+\(([^()]*)\)\s+(\p{L}[^()]*)$/u;
const MOST_LABEL_WORDS = 7;
/** Most content words of a part of a long name. */
const MOST_WINDOW_WORDS = 6;
const FEWEST_NAME_WORDS = 3;
/** Most words of a part that a short name takes up. */
const MOST_JOINED_WORDS = 5;

/** Takes a name apart; `told` are the stems of what the product is filed and described under. */
export function partsOfName(name: string, told: ReadonlySet<string>): NameParts {
  const segments = name
    .replace(WITHIN, '$1 $3 ($2)')
    .replace(/\sw\/\s*/giu, ' with ')
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const [first = name, ...rest] = segments;
  let front: string[] = [];
  let label = first;
  let variants = rest;
  for (const next of rest) {
    const more = wantsMore(label, next, told);
    const short =
      countWords(label) < FEWEST_NAME_WORDS &&
      countWords(next) <= MOST_JOINED_WORDS &&
      countWords(label) + countWords(next) <= MOST_LABEL_WORDS;
    if (!more && !short) break;
    const joined = `${label} ${next}`;
    const long = narrowContentWords(joined) > MOST_WINDOW_WORDS;
    if (more && long && countWords(next) >= FEWEST_NAME_WORDS) {
      front = [...front, ...label.split(' ')];
      label = next;
    } else label = joined;
    variants = variants.slice(1);
  }
  if (countWords(label) > MOST_LABEL_WORDS) {
    const cut = beforeTail(label, told);
    if (cut.length < label.length) variants = [label.slice(cut.length).trim(), ...variants];
    label = cut;
    if (countWords(label) > MOST_LABEL_WORDS) {
      const part = windowOf(label, told);
      front = [...front, ...part.before];
      label = part.text;
      variants = part.after === '' ? variants : [part.after, ...variants];
    }
  }
  return { front: front.join(' '), label, variants };
}

/** Nouns that name a product whatever it is filed under. */
const GENERIC =
  /^(?:sets?|kits?|packs?|box|bundles?|toys?|games?|puzzles?|dolls?|plush|figures?|costumes?|playset|top|decorations?|keychains?|stickers?|gloves?|helmet|bag)$/iu;
/** What a game is played on tells variants apart. */
const SYSTEMS = /^(?:nintendo|playstation|xbox|pc\b|ps\d)/iu;

/** "Pokemon TCG: Poke Ball Tin": a brand or a line in front of the name of the thing itself. */
function wantsMore(label: string, next: string, told: ReadonlySet<string>): boolean {
  if (!isTold(next, told) || SYSTEMS.test(next) || /^\d/u.test(next)) return false;
  // What everybody calls a thing outranks a word that the features happen to use as well.
  if (isTold(label, told) && (isGeneric(label) || !isGeneric(next))) return false;
  return !/^(?:for|with|by|in|best|perfect|great)\s/iu.test(next);
}

/** Whether a part of a name ends on what the product is filed or described under. */
function isTold(part: string, told: ReadonlySet<string>): boolean {
  return isGeneric(part) || told.has(stemOf(lastOf(part)));
}

function isGeneric(part: string): boolean {
  return [part.split(' ').at(-1) ?? '', lastOf(part)].some((word) => GENERIC.test(word));
}

function lastOf(part: string): string {
  return wordsOf(withoutTail(part.replace(/\s+(?:with|for|by|in|of)\s.*$/iu, ''))).at(-1) ?? '';
}

const TAIL = /\s+(?:for|with|by|that|which|inspired|featuring|available|includes?)\s+/giu;

/** A long name cut before "for" or "with", or before the second of two things. */
function beforeTail(label: string, told: ReadonlySet<string>): string {
  for (const match of label.matchAll(TAIL)) {
    const head = label.slice(0, match.index);
    const maker = label.slice(match.index + match[0].length);
    // "by" stands before a maker's name, not before the rest of a title.
    const by = /by/iu.test(match[0]) && countWords(maker) > 3;
    if (countWords(head) >= FEWEST_NAME_WORDS && !by) return head;
  }
  const pair = / (?:and|&) /u.exec(label);
  const head = pair === null ? '' : label.slice(0, pair.index);
  const last = /\p{L}+$/u.exec(head)?.[0] ?? '';
  return countWords(head) >= FEWEST_NAME_WORDS && /s$/u.test(last) && told.has(stemOf(last))
    ? head
    : label;
}

/** A word that no part of a name begins with. */
const NO_START =
  /^(?:[&#\d].*|and|or|of|for|with|by|in|on|the|a|an|n['’]?|['’]n|v|vs|\W+|S|M|L|XL|Co|Jr|Inc)\.?$/iu;
const JOINS = /^(?:&|and|or|of|n['’]?|['’]n|v|vs)$/iu;

/** The last words of a long name, from a place where a part of it may begin. */
export function windowOf(
  label: string,
  told: ReadonlySet<string>,
): { before: string[]; text: string; after: string } {
  const words = label.split(' ');
  let end = withoutTail(label).split(' ').length;
  const known = words.findLastIndex((word) => told.has(stemOf(wordsOf(word).at(-1) ?? '')));
  const tail = words.slice(known + 1, end);
  if (known >= FEWEST_NAME_WORDS && /^(?:series|version|edition)$/iu.test(tail.at(-1) ?? '')) {
    end = known + 1;
  }
  let start = 0;
  while (
    start < end - FEWEST_NAME_WORDS &&
    (narrowContentWords(words.slice(start, end).join(' ')) > MOST_WINDOW_WORDS ||
      !mayBegin(words, start))
  ) {
    start += 1;
  }
  // An article inside is where a title of its own begins: "Deluxe The Umbrella Academy".
  const article = words.findIndex(
    (word, index) => index > start && index < end - FEWEST_NAME_WORDS && word === 'The',
  );
  if (article > 0 && article <= start + 2) start = article;
  return {
    before: words.slice(0, start),
    text: words
      .slice(start, end)
      .join(' ')
      .replace(/[,.]+$/u, ''),
    after: words.slice(end).join(' '),
  };
}

function mayBegin(words: readonly string[], start: number): boolean {
  if (start === 0 || words[start] === 'The') return true;
  // A brand has two words as often as one: it is kept or left out whole.
  const [brand = ''] = words;
  if (start === 1 && !/['’]s$|^\p{Lu}{4,}$|\p{Ll}\p{Lu}|-/u.test(brand)) return false;
  if (JOINS.test(words[start - 1] ?? '') || /^Co\.?$/u.test(words[start + 1] ?? '')) return false;
  if (/^\d+$/u.test(words[start] ?? ''))
    return /^(?:pack|pieces?|count)$/iu.test(words[start + 1] ?? '');
  return !NO_START.test(words[start] ?? '');
}

/** A size, a count or a model at the end of a name: " 10.5", " 750 ml", " XL", "-B12". */
const TAIL_PIECE =
  /[\s,#-]+(?:[\d./x×"”'’][\d./x×"”'’-]*(?:\s?(?:in|cm|mm|oz|lbs?|m?[lL]|kg|g)(?!\p{L}))?|[SMLX]{1,3}|[A-Z]*\d[\w-]*)$/u;

/** "Wonder Woman Costume Top 10.5": sizes and counts at the end name no thing. */
export function withoutTail(label: string): string {
  let rest = label
    .replace(/\s+\d+[:/]\d+\s+scale$/iu, '')
    .replace(/\s+(?:unisex|quick[- ]dry)$/iu, '');
  // Piece by piece: one expression for all of them would try every way to part a row of dashes.
  for (let piece = TAIL_PIECE.exec(rest); piece !== null; piece = TAIL_PIECE.exec(rest)) {
    rest = rest.slice(0, piece.index);
  }
  return rest || label;
}

/** "Kids rain boots": a name whose one capital is there because it comes first. */
export function isSentenceCase(label: string): boolean {
  if (!/^\p{L}\p{Ll}+(?: [\p{Ll}\d][\p{Ll}\d'’/.-]*)+$/u.test(label)) return false;
  const [first = ''] = label.toLowerCase().split(' ');
  return /^(?:NN|NNS|JJ|VBG|VBN)$/u.test(tagText(`the ${first} thing`)[1]?.tag ?? '');
}

/** Whether a word is a noun that anyone would use for a thing, or the input itself uses small. */
export function isCommonNoun(word: string): boolean {
  if (!/^[a-z]{3,}$/u.test(word)) return false;
  const tag = tagText(`the ${word} is`)[1]?.tag ?? '';
  return tag === 'NN' || tag === 'NNS';
}

/** "Quiet: 28 dB" has a quality for its key: it has no "the". */
export function isNoun(key: string): boolean {
  return /^NN/u.test(tagText(key).at(-1)?.tag ?? '');
}
