import { root, sentences, tokens, bare, type Reading } from './record.ts';
import { SAYS_NOTHING } from './units.ts';

/**
 * Whether a listing says what its input says, all of it, and nothing else. Word lists and readers
 * are this file's own, so that the evaluation doesn't repeat the writer's mistakes.
 */

const STATED =
  'acrylic alloy aluminum bamboo brass bronze canvas ceramic chrome copper cork cotton crystal denim elastane ' +
  'felt fleece foam glass gold iron lace latex leather linen lycra mesh metal microfiber nylon oak paper ' +
  'pine plastic plush polyester polycarbonate porcelain rayon resin rubber satin silicone silk silver spandex ' +
  'steel stone suede titanium velvet vinyl walnut wood wooden wool beige black blue brown charcoal coral crimson ' +
  'gray green grey indigo ivory lavender lilac lime maroon mint navy olive orange pink purple red rose ruby teal ' +
  'turquoise violet white yellow approved astm authentic award bpa certified fda hypoallergenic iso licensed ' +
  'organic patented tested vegan america american british canada china chinese europe france french german ' +
  'germany imported india italian italy japan japanese korea london mexico paris spain swiss uk usa vietnam ' +
  'affordable amazing antibacterial antimicrobial beautiful best breathable classic comfort comfortable cozy ' +
  'convenient durable easy effortless elegant ergonomic excellent exclusive exceptional finest free genuine ' +
  'gorgeous great guaranteed handmade handy healthy high-quality ideal incredible innovative latest lifetime ' +
  'lightweight long-lasting luxurious luxury magical modern natural original perfect popular portable powerful ' +
  'practical premium professional quality rechargeable reliable reversible robust safe sleek smart smooth soft ' +
  'special strong stunning sturdy stylish superior sustainable timeless tough trusted ultimate unique versatile ' +
  'vibrant vintage warranty washable waterproof wireless wonderful adult adults baby babies boy boys child ' +
  'children girl girls infant infants kid kids men newborn teen teens toddler toddlers women birthday christmas ' +
  'halloween holiday gift summer winter spring autumn kitchen office bedroom garden school travel gym outdoor ' +
  'indoor warm cool dry light heavy large small big tiny thick thin new famous favorite';
const STATED_ROOTS = new Set(STATED.split(' ').map(root));
const NUMBER_WORDS =
  'two three four five six seven eight nine ten eleven twelve dozen hundred thousand half double triple pair twice once';
const NUMBERS = new Set(NUMBER_WORDS.split(' '));
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
};
const GRAMMAR = new Set(
  (
    'a an the and or but so yet if as than then also too very of in on at by to from for with without into onto over under up ' +
    'down out off about after before is are was were be been being do does did has have had can could will would should may ' +
    'might must it he she they we you i me him her them us this that these those my your his its our their who which what ' +
    'when where while how not no all any each every both some more most other such just only own same here there'
  ).split(' '),
);
const REFUSED =
  /eco[- ]?friendly|environmentally friendly|anti-?microbial|anti-?bacterial|\bcures?\b(?! or prevent)|fda[- ]approved|100 ?%[^.]{0,20}guarantee|best[- ]?seller|free shipping|on sale/iu;

/** Numbers of the listing that the input lacks. */
export function inventedNumbers({ texts, inputWords, result }: Reading): string[] {
  const known = new Set(
    inputWords.flatMap((word) => [word, ...(word.match(/\d+(?:\.\d+)?/gu) ?? [])]),
  );
  const all = [...texts, ...result.listing.keywords, result.listing.backend_terms].flatMap(tokens);
  return all.filter((word) => {
    if (NUMBERS.has(word)) return !known.has(word) && !known.has(DIGIT_WORDS[word] ?? '-');
    return (word.match(/\d+(?:\.\d+)?/gu) ?? []).some((number) => !known.has(number));
  });
}

/** A text without the typed labels and the opening of the typed sentence that the listing rules allow. */
function withoutLabel(text: string): string {
  return text.replace(
    /(?<![\p{L}])(?:(?:Material|Size|Weight|Color|Contents|Care|For|Origin|Warranty|Power|Brand|Category): |Made of )/gu,
    '',
  );
}

/** Facts, claims and names of the listing that the input lacks. */
export function inventedFacts({ texts, inputStems, result }: Reading): string[] {
  const found: string[] = [];
  const known = (word: string) => inputStems.has(word) || inputStems.has(root(word));
  for (const text of [
    ...texts,
    ...result.listing.keywords,
    ...result.listing.product_tags,
    result.listing.backend_terms,
  ]) {
    for (const word of tokens(text))
      if (STATED_ROOTS.has(root(word)) && !known(word)) found.push(word);
  }
  for (const sentence of texts.map(withoutLabel).flatMap(sentences)) {
    const words = sentence.replaceAll('’', "'").match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu) ?? [];
    for (const word of words.slice(1)) {
      const low = word.toLowerCase().replace(/[.]$/u, '');
      if (!/^\p{Lu}\p{Ll}/u.test(word) || GRAMMAR.has(low)) continue;
      if (tokens(low).some((part) => !known(part))) found.push(word);
    }
  }
  return found;
}

export function refusedClaims({ texts, result }: Reading): string[] {
  if (result.platform !== 'amazon') return [];
  return texts.filter((text) => REFUSED.test(text));
}

/** Where a field of 600 characters counts as full. */
const FIELD_END = 590;
/** Text that isn't a statement about the product, or isn't allowed in listings: placeholders, contacts, prices, refunds, other products. */
const UNUSABLE =
  /^(?:n\/a|tbd|item|none)\.?$|@|https?:|www\.|\.com\b|\d{3}-\d{3,4}|counterfeit|\$\s?\d|click|customer service|refund|money[- ]back|free shipping|n\/a|^(?:collect (?:and display )?all|check out|don['’]t forget to make it|your child is sure to find)\b/iu;

/** Reasons that tips give for leaving out unclear statements and those about the shop, which no one misses. */
const LEFT_OUT =
  /Left out because (?:it reads like a note from the store|they read like notes from the store|(?:it's|they're) (?:unclear|praise without any facts|about (?:other products|the sale, not the product))): (.*?)(?="\. |"\.?$)/gu;

/**
 * Statements of the features and whether 60 % of their content words are in the listing. One that
 * the merchant is told is unclear, praise or not about the product is none.
 */
export function coverage({ sample, result, texts }: Reading): { all: number; missing: string[] } {
  const features = bare(sample.features.replace(/&\w+;/gu, ' ').replace(/\n/gu, '\u0001')).split(
    '\u0001',
  );
  const said = new Set(
    [...texts, ...result.listing.keywords, result.listing.focus_keyphrase]
      .flatMap(tokens)
      .map(root),
  );
  const told = [...result.listing.pro_tip.matchAll(LEFT_OUT)];
  const leftOut = tokens(told.map(([, quotes]) => quotes).join(' ')).join(' ');
  const missing: string[] = [];
  let all = 0;
  const every = features.flatMap(sentences);
  // A text that fills its field was cut off there: its last words are no statement.
  const whole = sample.features.length >= FIELD_END ? every.slice(0, -1) : every;
  for (const statement of whole) {
    if (SAYS_NOTHING.test(statement.trim())) continue;
    if (UNUSABLE.test(statement) || (result.platform === 'amazon' && REFUSED.test(statement)))
      continue;
    const content = [...new Set(tokens(statement).filter((word) => !GRAMMAR.has(word)))];
    // "Vinyl's!", the end of a sentence about other products: a one-word exclamation states nothing.
    const isExclamation = content.length === 1 && statement.trim().endsWith('!');
    if (content.length === 0 || isExclamation) continue;
    if (leftOut.includes(tokens(statement).join(' '))) continue;
    all += 1;
    const found = content.filter((word) => said.has(root(word))).length;
    if (found < content.length * 0.6) missing.push(statement);
  }
  return { all, missing };
}

const RUN = 8;

/** Share of the listing's words that stand in runs of eight or more taken from the input. */
export function pastedShare({ texts, sample }: Reading): { pasted: number; words: number } {
  const source = ` ${tokens(bare(`${sample.product_name} ${sample.features}`)).join(' ')} `;
  let pasted = 0;
  let all = 0;
  for (const text of texts) {
    const words = tokens(text);
    const taken = new Set<number>();
    for (let start = 0; start + RUN <= words.length; start++) {
      if (!source.includes(` ${words.slice(start, start + RUN).join(' ')} `)) continue;
      for (let index = start; index < start + RUN; index++) taken.add(index);
    }
    pasted += taken.size;
    all += words.length;
  }
  return { pasted, words: all };
}
