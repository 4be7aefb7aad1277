import type { Statement } from '../../facts/statements.ts';
import { countWords, foldWord, SMALL_WORDS, wordsOf } from '../../text/words.ts';
import { calmCapitals, isCommonName, sentenceCase } from './calm.ts';
import { withArticle } from './determiner.ts';
import { formOf } from './identity.ts';
import { isCommonNoun } from './name.ts';
import { plainly } from './plainly.ts';
import { headOf, type Shape } from './shape.ts';
import type { Product } from './product.ts';
import { tagText } from './tagging.ts';
import { themeOf, type Theme } from './themes.ts';
import { BASE_VERBS, opensAsPredicate } from './verbs.ts';

/** A statement, understood: how it is built, what it is about, how it counts. */
export interface Fact {
  readonly order: number;
  readonly header: string | null;
  /** Whether the header is the name of an attribute whose value the text is: "Material". */
  readonly attribute: boolean;
  /** Calm, without end mark; begins small unless with a name. */
  readonly text: string;
  readonly shape: Shape;
  readonly theme: Theme;
  readonly plural: boolean;
  readonly words: number;
}

/** "100% Polyester", "Vinyl": what it is made of, without saying so. */
const MATERIAL_ALONE =
  /^(?:(?:\d{1,3}\s?%\s?(?:\p{L}+\s)?)?(?:polyester|cotton|nylon|vinyl|latex|plastic|synthetic|leather|wool|spandex|lycra|acrylic|rayon|linen|silk|metal|wood|foam|microfiber|silicone|ceramic|glass|steel|bamboo|elastane|viscose|modal|denim|canvas|suede|velvet|satin)\b(?:\s*[,/;&]\s*|\s+and\s+)?)+$/iu;
const ATTRIBUTE_WORDS = 3;
const VALUE_WORDS = 14;

/** Endings of words that tell how a thing is, known to a tagger or not. */
const QUALITY_ENDING = /(?:ed|able|ible|entic|ous|ful|less|ish|ive|ly)$/u;

/** Whether a word in small letters is no word of the language that we know: then it is a name. */
function isUnknown(word: string): boolean {
  const low = word.toLowerCase();
  if (QUALITY_ENDING.test(low)) return false;
  const tag = tagText(`the ${low} is`)[1]?.tag ?? '';
  return tag === 'NNP' || tag === 'NNPS';
}

/** Words that may stand with a capital inside a sentence: names, and short forms. */
export function properWords(name: string, features: string): ReadonlySet<string> {
  const proper = new Set<string>();
  // A word that is also written small somewhere is no name.
  const small = new Set(features.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu) ?? []);
  // What the product is has a capital in its name alone.
  const kind = wordsOf(name).at(-1)?.toLowerCase() ?? '';
  if (isCommonNoun(kind)) small.add(kind);
  for (const [, word = ''] of features.matchAll(/(?<!\p{L})(\p{Lu}[\p{L}-]+)[™®]/gu))
    proper.add(word);
  const consider = (word: string, unknownOnly: boolean) => {
    if (!/^\p{Lu}/u.test(word) || small.has(word.toLowerCase())) return;
    if (!unknownOnly || isUnknown(word) || /['’]s$/u.test(word)) proper.add(word);
  };
  for (const word of wordsOf(name)) consider(word, true);
  for (const line of features.split(/[\n.!?:;]\s*|\s[-–—]\s/u)) {
    const words = wordsOf(line);
    const titled = isTitled(words);
    for (const word of words.slice(1)) consider(word, titled);
  }
  return proper;
}

/** Percent of the long words of a line that a title has with capitals. */
const TITLED_PERCENT = 74;
/** Verbs that a title would begin with a capital as well. */
const SMALL_VERB = /^(?:is|are|was|has|have|comes?|features?|includes?|officially)$/u;

/** Whether a line writes most of its words with capitals, so that capitals say nothing. */
function isTitled(words: readonly string[]): boolean {
  if (/^\p{Ll}/u.test(words[0] ?? '')) return false;
  if (words.slice(1).some((word) => SMALL_VERB.test(word))) return false;
  const long = words
    .slice(1)
    .filter(
      (word) => word.length > 2 && /^\p{L}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase()),
    );
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word));
  return long.length > 0 && capitals.length * 100 >= long.length * TITLED_PERCENT;
}

/** "National Parenting Products Award": what is given or run under a name keeps its capitals. */
const HONOURS =
  /(?:\p{Lu}[\p{L}'’]+\s){1,5}(?:Awards?|Prize|Seal|Association|Institute|Academy|Club|Company|Museum|Collection|Series)(?!\p{L})/gu;

const DOES_HEADER = /^(?:connects to|works with|pairs with|fits|holds|compatible with)$/iu;
/** Attributes whose value is a name. */
const NAMED_BY =
  /^(?:(?:country of )?origin|made in|country|region|variety|brand|model|manufacturer|maker|designer|author|artist|publisher|character|team)$/iu;
/** "Comes with Dress, glitter veil and clips": the first thing of a list. */
const LONE_CAPITAL = /(?<=\b(?:with|includes?|contains?) )\p{Lu}\p{Ll}+(?=, \p{Ll}| and \p{Ll})/gu;
const CONTENTS_HEADER =
  /^(?:(?:the )?(?:product|package|set|kit|box|pack|bundle|it|costume) )?(?:includes|contains|comes with)$/iu;

/** What follows small words such as these is written with capitals for its own sake. */
const NAMES_PARTNERS = /^(?:[Ww]orks|[Cc]ompatible|[Cc]onnects|[Ss]yncs|[Pp]airs) (?:with|to) /u;

/** Small letters where a line was written like a title, names apart. */
function untitled(text: string, proper: ReadonlySet<string>, name: string): string {
  if (!isTitled(wordsOf(text)) || NAMES_PARTNERS.test(text)) return text;
  const kept = new Set([...text.matchAll(HONOURS)].flatMap(([run]) => run.split(' ')));
  // "The Force Awakens": what stands in the name in the same order is a title.
  for (const [run] of text.matchAll(/\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}[\p{L}'’]+|\d+|&))+/gu)) {
    const words = run.split(' ');
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (next !== undefined && name.includes(`${word} ${next}`)) kept.add(word).add(next);
    }
  }
  return text.replace(
    /(?<=[\s(/-])\p{Lu}\p{Ll}+(?![\p{L}'’])(?!(?<=Gen|Mark|Series|Version|Type|Episode|Vol|Part) \d)/gu,
    (word) =>
      proper.has(word) || kept.has(word) || isCommonName(word) || word === 'May'
        ? word
        : word.toLowerCase(),
  );
}

/** "Includes dress, headband, belt": a list that lacks its last "and". */
const BARE_LIST =
  /^((?:includes?|contains?|comes with|features?|fits?)\s)([^,:;.]+(?:,\s+[^\s,:;.][^,:;.]*)+)$/iu;

function withAnd(text: string): string {
  const [, verb = '', list = ''] = BARE_LIST.exec(text) ?? [];
  const items = list.split(/,\s+/u);
  if (
    items.length < 2 ||
    / (?:and|or|&) /u.test(list) ||
    items.some((item) => countWords(item) > 4)
  ) {
    return text;
  }
  return `${verb}${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** Reads a statement; `proper` are the words that keep their capitals. */
export function readFact(
  statement: Statement,
  order: number,
  proper: ReadonlySet<string>,
  product: Product,
): Fact {
  let { header, text } = statement;
  if (header === null && MATERIAL_ALONE.test(text)) header = 'Material';
  if (header === null && /^imported$/iu.test(text)) header = 'Origin';
  if (header !== null && CONTENTS_HEADER.test(header)) {
    // "Package includes: strap and manual" is a sentence without its subject.
    const contents = lowerFirst(untitled(text, proper, product.name), proper);
    const verb = header.split(' ').at(-1)?.toLowerCase() ?? 'includes';
    text = `${verb === 'with' ? 'comes with' : verb} ${contents}`;
    header = null;
  }
  const byName = header !== null && NAMED_BY.test(header) && !/^imported$/iu.test(text);
  text = (byName ? text : untitled(calmCapitals(text, proper), proper, product.name))
    .replace(/!+/gu, '.')
    .replace(/\s+--\s+/gu, ' – ')
    .replace(/[.\s]+$/u, '');
  text = text.replace(/^also (?=(\p{L}+)\b)/iu, (also, verb: string) =>
    opensAsPredicate(verb.toLowerCase()) || /^(?:has|works)$/u.test(verb) ? '' : also,
  );
  // "Teapot made of glass", of the teapot, is made of glass.
  if (text.toLowerCase().startsWith(`${product.label.toLowerCase()} `)) {
    const rest = text.slice(product.label.length + 1);
    if (/^(?:made|crafted|designed|with|for|from|featuring) /iu.test(rest)) text = rest;
  }
  // "Connects to: phone, tablet" is a sentence without its subject as well.
  if (header !== null && DOES_HEADER.test(header)) {
    const listed = / and | or /u.test(text) ? text : text.replace(/\s*,\s*([^,]+)$/u, ' and $1');
    text = `${header.toLowerCase()} ${listed}`;
    header = null;
  }
  text = text.replace(LONE_CAPITAL, (word) =>
    isCommonNoun(word.toLowerCase()) && word !== 'Windows' ? word.toLowerCase() : word,
  );
  text = plainly(withAnd(text.replace(/\s+,/gu, ',')));
  // "Style_General" is how a catalogue files it, not how anyone says it.
  if (header !== null) header = sentenceCase(header.replace(/_.*$/u, ''), proper);
  const shape = formOf(text, product);
  const attribute =
    header !== null &&
    countWords(header) <= ATTRIBUTE_WORDS &&
    countWords(text) <= VALUE_WORDS &&
    /^(?:noun|adjective|identity|prepositional|participle)$/u.test(shape);
  const named = attribute && byName;
  if (attribute && !named && /,/u.test(text)) text = smallValues(text, proper);
  text = text.replace(/\s?[™®©]/gu, '');
  const opens = text.split(' ')[0] ?? '';
  // "Keychain from Funko", of a keychain.
  if (opens.toLowerCase() === product.kind) text = product.kind + text.slice(opens.length);
  text = named || text.startsWith(product.label) ? text : lowerFirst(text, proper);
  if (shape === 'sentence') text = withArticle(text);
  return {
    order,
    header,
    attribute,
    text,
    shape,
    theme: themeOf(header, text, shape),
    plural: (shape === 'noun' || shape === 'identity') && headOf(text).plural,
    words: countWords(text),
  };
}

/** "Workout Pants, Base Layer": values that are filed with capitals, names apart. */
function smallValues(text: string, proper: ReadonlySet<string>): string {
  return text
    .split(/\s*,\s*/u)
    .filter((value) => value !== '')
    .map((value) => {
      const kept = wordsOf(value).some((word) => proper.has(word) && isUnknown(word));
      return /^\p{Lu}\p{Ll}+(?:[ -]\p{L}+)*$/u.test(value) && !kept && !isCommonName(value)
        ? value.toLowerCase()
        : lowerFirst(value, proper);
    })
    .join(', ');
}

/** Small letter in front, unless the text begins with a name, a short form or "I". */
export function lowerFirst(text: string, proper: ReadonlySet<string>): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';
  if (!/^\p{Lu}\p{Ll}*(?:[-'’]\p{L}+)*$/u.test(first) || (first.length === 1 && first !== 'A')) {
    return text;
  }
  if (isCommonName(first)) return text;
  // "Luma EverCool": an unknown word before a capital is the front of a name.
  if (/^\S+\s\p{Lu}/u.test(text) && (isUnknown(first) || isTitle(text, first))) return text;
  const known = proper.has(first) || proper.has(first.replace(/['’]s$/u, ''));
  return known && !SENTENCE_OPENERS.has(foldWord(first))
    ? text
    : first.toLowerCase() + text.slice(first.length);
}

/** "Nail Art Strips": a noun before a capital begins a title. */
function isTitle(text: string, first: string): boolean {
  if (!/^\S+\s\p{Lu}\p{Ll}/u.test(text) || SENTENCE_OPENERS.has(foldWord(first))) return false;
  return (
    /^NNS?$/u.test(tagText(`the ${first.toLowerCase()} is`)[1]?.tag ?? '') &&
    !BASE_VERBS.has(first.toLowerCase())
  );
}

const SENTENCE_OPENERS = new Set(
  'the a an this these that those it its you your our we with for from in on and or use made set two one all each every no not easy perfect great comes includes features'.split(
    ' ',
  ),
);
