import type { ListingRequest } from '../../writer.ts';
import { plainText } from '../../text/plain.ts';
import { countWords, foldWord, SMALL_WORDS, stemOf, wordsOf } from '../../text/words.ts';
import { withoutEmoji } from '../../finish/cutting.ts';
import { isEnglish } from './language.ts';
import { isCommonNoun, isSentenceCase, partsOfName, withoutTail } from './name.ts';
import { headOf } from './shape.ts';
import { tagText } from './tagging.ts';

/** The product as sentences speak of it. */
export interface Product {
  /** The whole name, in plain text. */
  readonly name: string;
  /** What stands before the label: a brand, a line. */
  readonly front: string;
  /** Stems of what it is filed and described under. */
  readonly told: ReadonlySet<string>;
  /** The name without what only tells variants apart. */
  readonly label: string;
  /** What comes after the label, piece by piece: "Medium", "Navy Blue". */
  readonly variants: readonly string[];
  /** With its article where one belongs: "the Bolo Sport Watch". */
  readonly subject: string;
  /** What kind of thing it is: "watch", or "item" where nothing tells. */
  readonly kind: string;
  readonly plural: boolean;
  /** Whether it tells a story, in which things happen. */
  readonly story: boolean;
  readonly category: string | null;
  /** The two categories above it, the nearer first. */
  readonly parents: readonly string[];
  readonly audience: string | null;
  /** Whom the input says it is for, in its own words. */
  readonly customer: string | null;
}

export function readProduct(request: ListingRequest): Product {
  const name = withoutEmoji(plainText(request.product_name)) || plainText(request.product_name);
  const told = toldStems(request);
  const { front, label, variants } = partsOfName(name, told);
  const last = lastWordOf(leadOf(name, label, request.category, told));
  const known = isKind(last, label, request, told);
  const kind = known ? last : 'item';
  const plural = (known || isCommonNoun(last)) && headOf(`the ${last}`).plural;
  const category = lastCategory(request.category);
  return {
    name,
    front,
    told,
    label,
    variants,
    subject: subjectOf(label, request.features),
    kind,
    plural,
    story: categoriesOf(request.category).some((name) => STORIES.test(name)),
    category,
    parents: categoriesOf(request.category).slice(0, -1).reverse().slice(0, 2),
    audience: audienceOf(request),
    customer: customerOf(request),
  };
}

const STORIES = /\b(?:fiction|novels?|films?|movies|dvds?|comics|video games?)\b/iu;

/** Whether a word says what the product is: the category or the features use it so. */
function isKind(
  word: string,
  label: string,
  request: ListingRequest,
  told: ReadonlySet<string>,
): boolean {
  if (/^(?:set|kit|pack|bag|costume|game|toy|watch|mug)s?$/u.test(word)) return true;
  const filed = isFiled(word, request.category);
  if (filed || !isCommonNoun(word)) return filed;
  return (
    told.has(stemOf(word)) || request.features.toLowerCase().includes(`the ${label.toLowerCase()}`)
  );
}

function isFiled(word: string, category: string | undefined): boolean {
  return categoriesOf(category).some((name) => stemOf(wordsOf(name).at(-1) ?? '') === stemOf(word));
}

/** Stems of the category, and of the words that the features write small. */
function toldStems(request: ListingRequest): ReadonlySet<string> {
  const small = plainText(request.features).match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}-]{2,}/gu) ?? [];
  return new Set(
    [...wordsOf(plainText(request.category ?? '')), ...small]
      .filter((word) => !SMALL_WORDS.has(foldWord(word)))
      .map(stemOf),
  );
}

/** "Beard Oil – Cedar & Bergamot" is an oil: what stands before a mark says what it is. */
function leadOf(
  name: string,
  label: string,
  category: string | undefined,
  told: ReadonlySet<string>,
): string {
  const lead = name.split(/\s[-–—|]\s|,\s|:\s/u)[0] ?? '';
  const last = lastWordOf(lead);
  const dashed = lead.includes(' ') && /^\s[-–—]\s/u.test(name.slice(lead.length));
  const known = isFiled(last, category) || (dashed && told.has(stemOf(last)));
  return known && !isFiled(lastWordOf(label), category) && label.startsWith(lead) ? lead : label;
}

function lastWordOf(label: string): string {
  const thing = withoutTail(label).replace(/\s+(?:with|for|in|by|of|from|to|over)\s.*$/iu, '');
  return /[\p{L}]+$/u.exec(thing)?.[0].toLowerCase() ?? '';
}

/** A name with its article where one belongs. */
export function subjectOf(label: string, features: string): string {
  const last = lastWordOf(label);
  const known = isCommonNoun(last) || /^(?:playset|hoodie|shorts?|topper|tee|set)$/u.test(last);
  const said = isSentenceCase(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return takesArticle(label, known, features) ? `the ${said}` : said;
}

function takesArticle(label: string, known: boolean, features: string): boolean {
  if (features.toLowerCase().includes(`the ${label.toLowerCase()}`)) return true;
  if (/^(?:the|a|an|my|our|your)\b/iu.test(label)) return false;
  const first = label.split(' ')[0] ?? '';
  const owned = /['’]s?$/u.test(first) && !WEARERS.test(first);
  return known && label.includes(' ') && !owned && !/[!?]/u.test(label);
}

/** "The Men's Jacket": whom it is made for owns nothing. */
const WEARERS =
  /^(?:men|women|kid|child|children|boy|girl|bab(?:y|ie)|toddler|adult|youth|junior|lad(?:y|ie)|unisex|teen|dog|cat)s?['’]s?$/iu;

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

/** The first thing that is said of the customer, where it is a phrase: "owners of older dogs". */
function customerOf(request: ListingRequest): string | null {
  const customer = plainText(request.customer ?? '')
    .split(/[.;!?\n]/u)[0]
    ?.trim()
    .replace(
      /^(?:(?:perfect |ideal |great )?(?:as )?(?:an? )?gifts? )?(?:perfect |ideal |great )?for\s+/iu,
      '',
    );
  if (customer === undefined || !/^\p{L}/u.test(customer) || !isEnglish(customer)) return null;
  const tokens = tagText(customer);
  if (tokens.some(({ tag }) => tag === 'VBZ' || tag === 'MD')) return null;
  if (!/^(?:NN|NNS|NNP|NNPS|JJ|VBG|DT|CD|VBN)$/u.test(tokens[0]?.tag ?? '')) return null;
  return /^\p{Lu}\p{Ll}/u.test(customer) && !/^NNP/u.test(tokens[0]?.tag ?? '')
    ? customer.charAt(0).toLowerCase() + customer.slice(1)
    : customer;
}

function audienceOf(request: ListingRequest): string | null {
  const customer = customerOf(request)?.split(',')[0] ?? '';
  if (customer !== '' && countWords(customer) <= 8) return customer;
  if (/\bGender:\s*Men, Women/u.test(request.features)) return 'men and women';
  const text = `${request.features}\n${/^(men|women)\b/iu.exec(request.category ?? '')?.[0].replace(/^/u, 'for ') ?? ''}`;
  return AUDIENCES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The words of a label that carry meaning, as written. */
export function meaningWords(label: string): string[] {
  return wordsOf(label).filter((word) => !SMALL_WORDS.has(foldWord(word)));
}
