import type { ListingRequest } from '../../writer.ts';
import { plainText } from '../../text/plain.ts';
import { countWords, foldWord, SMALL_WORDS, wordsOf } from '../../text/words.ts';
import { withoutEmoji } from '../../finish/cutting.ts';
import { tagText } from './tagging.ts';
import { headOf } from './shape.ts';

/** The product as sentences speak of it. */
export interface Product {
  /** The whole name, in plain text. */
  readonly name: string;
  /** The name without what only tells variants apart. */
  readonly label: string;
  /** What comes after the label, piece by piece: "Medium", "Navy Blue". */
  readonly variants: readonly string[];
  /** With its article where one belongs: "the Bolo Sport Watch". */
  readonly subject: string;
  /** What kind of thing it is: "watch", or "item" where nothing tells. */
  readonly kind: string;
  readonly plural: boolean;
  readonly category: string | null;
  /** The two categories above it, the nearer first. */
  readonly parents: readonly string[];
  readonly audience: string | null;
}

const SEPARATORS = /\s+[-–—|]\s+|\s*[|;]\s*|,\s+|\s*[([]|[)\]]|:\s+/u;
const MOST_LABEL_WORDS = 7;

export function readProduct(request: ListingRequest): Product {
  const name = withoutEmoji(plainText(request.product_name)) || plainText(request.product_name);
  const [label, variants] = splitName(name);
  const thing = withoutTail(label).replace(/\s+(?:with|for|in|by|of)\s.*$/iu, '');
  const last = /[\p{L}]+$/u.exec(thing)?.[0].toLowerCase() ?? '';
  const known = isCommonNoun(last) || /^(?:set|kit|pack)s?$/u.test(last);
  const kind = known ? last : 'item';
  const plural = known && headOf(`the ${last}`).plural;
  const category = lastCategory(request.category);
  return {
    name,
    label,
    variants,
    subject: takesArticle(label, known, request.features) ? `the ${label}` : label,
    kind,
    plural,
    category,
    parents: categoriesOf(request.category).slice(0, -1).reverse().slice(0, 2),
    audience: audienceOf(request),
  };
}

function splitName(name: string): [string, string[]] {
  const parts = name
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  let label = parts[0] ?? name;
  let rest = parts.slice(1);
  // "Battat – 3 Car Garage": a brand alone is no name yet.
  while (
    countWords(label) < 3 &&
    rest[0] !== undefined &&
    countWords(rest[0]) <= 5 &&
    countWords(label) + countWords(rest[0]) <= MOST_LABEL_WORDS
  ) {
    label = `${label} ${rest[0]}`;
    rest = rest.slice(1);
  }
  const last = /\p{L}+$/u.exec(label)?.[0] ?? '';
  if (
    rest.length > 0 &&
    countWords(name) > 9 &&
    /^JJ/u.test(tagText(`the ${last.toLowerCase()} is`)[1]?.tag ?? '')
  ) {
    // "… Navy Blue, Aqua and Grey … Comforter Set": what it is stands at the very end.
    const [head, tail] = shortened(
      name.replace(/[,()[\]|]|\s[-–—]\s/gu, ' ').replace(/\s+/gu, ' '),
    );
    return [head, tail];
  }
  if (countWords(label) > MOST_LABEL_WORDS) {
    const [head, tail] = shortened(label);
    return [head, [...tail, ...rest]];
  }
  return [label, rest];
}

/** A long name in short: cut before "for" or "with", else its front and its last words. */
function shortened(label: string): [string, string[]] {
  const cut = /^(.{12,70}?)\s+(?:for|with|by|inspired|featuring|available|includes?)\s+/iu.exec(
    label,
  )?.[1];
  const front = cut ?? label;
  const words = front.split(' ');
  const rest = cut === undefined ? [] : [label.slice(cut.length).trim()];
  if (words.length <= MOST_LABEL_WORDS) return [front, rest];
  const head = words.slice(0, 3);
  const tail = words.slice(-3);
  return [
    [...head, ...tail]
      .join(' ')
      .replace(/\b(\S+) \1\b/giu, '$1')
      .replace(/,(?= )/gu, ''),
    [words.slice(3, -3).join(' '), ...rest],
  ];
}

/** "Wonder Woman Costume Top 10.5": sizes and counts at the end name no thing. */
function withoutTail(label: string): string {
  return (
    label.replace(
      /(?:[\s,#-]+(?:[\d./x×"”'’-]+(?:in|cm|mm|oz|lb)?|[SMLX]{1,3}|[A-Z]*\d[\w-]*))+$/u,
      '',
    ) || label
  );
}

function isCommonNoun(word: string): boolean {
  if (!/^[a-z]{3,}$/u.test(word)) return false;
  const tag = tagText(`the ${word} is`)[1]?.tag ?? '';
  return tag === 'NN' || tag === 'NNS';
}

function takesArticle(label: string, known: boolean, features: string): boolean {
  if (features.toLowerCase().includes(`the ${label.toLowerCase()}`)) return true;
  if (/^(?:the|a|an|my|our|your)\b/iu.test(label)) return false;
  const first = label.split(' ')[0] ?? '';
  return known && label.includes(' ') && !/['’]s?$/u.test(first) && !/[!?]/u.test(label);
}

/** The narrowest category, unless it is cut off or says too little. */
function lastCategory(category: string | undefined): string | null {
  return categoriesOf(category).at(-1) ?? null;
}

/** The parts of a category path, the widest first, those left out that are cut off. */
function categoriesOf(category: string | undefined): string[] {
  return plainText(category ?? '')
    .split(/\s*[>/|]\s*/u)
    .map((part) => part.replace(/-/gu, ' ').trim())
    .filter((part) => /\p{L}{3}/u.test(part) && !/(?:&|,|\band)$/u.test(part));
}

const AUDIENCES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gender|category|for):?\s*(?:men|mens|male)\b/iu, 'men'],
  [/\b(?:gender|category|for):?\s*(?:women|womens|female)\b/iu, 'women'],
  [/\bfor (?:kids|children)\b/iu, 'kids'],
  [/\bfor toddlers\b/iu, 'toddlers'],
];

function audienceOf(request: ListingRequest): string | null {
  const customer =
    plainText(request.customer ?? '')
      .split(/[.;\n]/u)[0]
      ?.trim() ?? '';
  if (
    customer !== '' &&
    countWords(customer) <= 8 &&
    !tagText(customer).some(({ tag }) => tag === 'VBZ' || tag === 'MD')
  ) {
    return customer.replace(/^for\s+/iu, '');
  }
  if (/\bGender:\s*Men, Women/u.test(request.features)) return 'men and women';
  const text = `${request.features}\n${/^(men|women)\b/iu.exec(request.category ?? '')?.[0].replace(/^/u, 'for ') ?? ''}`;
  return AUDIENCES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The words of a label that carry meaning, as written. */
export function meaningWords(label: string): string[] {
  return wordsOf(label).filter((word) => !SMALL_WORDS.has(foldWord(word)));
}
