import { bare, root, sentences, tokens, type Reading } from './record.ts';
import { linesOf, segmentsOf, sharedBy, unitsOf, wordsIn } from './units.ts';

/**
 * Whether a listing was arranged and not rewritten: twelve kinds of faults. Parsers and word lists
 * are independent of the writer's, so that they do not share its bugs. Each function returns the
 * faults that it finds, a text each.
 */

const AUDIENCE = / for (?:men|women|kids)$/iu;

/** 1: the title is the name or whole segments of it, and what tells variants apart is not lost. */
/** Whether words are a segment's first and its last ones, or a run of them. */
function isCutFrom(words: readonly string[], segment: readonly string[]): boolean {
  const said = ` ${segment.join(' ')} `;
  return words.some((_word, at) => {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    return said.startsWith(` ${head}`.trimEnd()) && said.includes(` ${tail} `);
  });
}

export function titleFaults({ sample, result }: Reading): string[] {
  const limit = result.platform === 'amazon' ? 75 : 200;
  const title = result.listing.title.replace(AUDIENCE, '');
  // On Amazon, a brand that the name lacks comes first.
  const brand = tokens(sample.brand ?? '').join(' ');
  const whole = tokens(title).join(' ');
  const said =
    brand !== '' &&
    whole.startsWith(`${brand} `) &&
    !tokens(sample.product_name).join(' ').startsWith(brand)
      ? whole.slice(brand.length + 1)
      : whole;
  const name = tokens(bare(sample.product_name)).join(' ');
  if (said === name) return [];
  const segments = segmentsOf(sample.product_name);
  const faults: string[] = [];
  let rest = said;
  for (const segment of segments) {
    const words = tokens(segment).join(' ');
    if (` ${said} `.includes(` ${words} `)) {
      rest = rest.replace(words, '').replace(/\s+/gu, ' ').trim();
    } else if (
      /\d|\b(?:small|medium|large)\b/iu.test(segment) &&
      !/\bwarranty\b/iu.test(segment) &&
      title.length + segment.length + 3 <= limit
    )
      faults.push(`lost "${segment}": ${title}`);
  }
  // A segment that has no room as a whole is cut, and may end on what the product is.
  const isCut = segments.some((segment) => isCutFrom(tokens(rest), tokens(segment)));
  if (rest !== '' && !isCut) faults.push(title);
  return faults;
}

/** 2: if a meta description opens with the name, it contains whole segments of it. */
export function mentionFaults({ sample, result }: Reading): string[] {
  const meta = result.listing.meta_description;
  const said = tokens(meta).join(' ');
  const whole = tokens(bare(sample.product_name)).join(' ');
  const [first = ''] = segmentsOf(sample.product_name);
  const opens = tokens(first).slice(0, 2).join(' ');
  const given = linesOf(sample).some((line) => tokens(line).join(' ').includes(said.slice(0, 40)));
  if (!said.startsWith(opens) || given) return [];
  const cut = whole.length > 140 && whole.startsWith(said.slice(0, 60));
  return said.startsWith(tokens(first).join(' ')) || cut ? [] : [meta];
}

/** The long fields, each as one text in words. */
function fieldsOf({ result, paragraphs, items }: Reading): string[][] {
  return [result.listing.bullets.flatMap(wordsIn), [...paragraphs, ...items].flatMap(wordsIn)];
}

const MIN_KEPT = 0.95;
const MAX_DROPPED = 0.15;

/** 3: a long unit is kept or dropped, and stands once in a field. */
export function wholenessFaults(reading: Reading): string[] {
  const faults: string[] = [];
  const name = wordsIn(bare(reading.sample.product_name));
  for (const { text, words, whole } of unitsOf(reading.sample)) {
    if (!whole) continue;
    for (const field of fieldsOf(reading)) {
      const share = sharedBy(words, field);
      // A mention of the name is no part of a unit.
      if (sharedBy(words, name) >= share) continue;
      // The label of a line may stay away from its value, and a list needs no "It" below a title.
      const value = wordsIn(
        text.replace(/^[^:]{2,70}:\s|^.{2,70}? ?[-–—] |^(?:Its|Their|It(?: is|['’]s)?)\s/u, ''),
      );
      // A list of labels and values in one line is as many units.
      if ((text.match(/\p{L} ?:/gu)?.length ?? 0) > 1) continue;
      if (share > MAX_DROPPED && share < MIN_KEPT && sharedBy(value, field) < MIN_KEPT)
        faults.push(`${(share * 100).toFixed(0)} %: ${text}`);
      if (` ${field.join(' ')} `.split(` ${words.join(' ')} `).length > 2)
        faults.push(`2×: ${text}`);
    }
  }
  return faults;
}

/** 4: prose in the order of the input; what points back follows what it points to. */
export function orderFaults(reading: Reading): string[] {
  const units = unitsOf(reading.sample);
  const place = (sentence: string) => {
    const said = wordsIn(sentence).join(' ');
    return units.findIndex(({ words }) => words.length > 2 && words.join(' ') === said);
  };
  const places = reading.prose.map(place);
  const known = places.filter((at) => at !== -1);
  const faults = known.flatMap((at, index) =>
    index > 0 && at < (known[index - 1] ?? 0) ? [`out of order: ${units[at]?.text ?? ''}`] : [],
  );
  for (const [index, at] of places.entries()) {
    const unit = units[at];
    if (unit?.pointsBack === true && at > 0 && index > 0 && places[index - 1] !== at - 1)
      faults.push(`points at nothing: ${unit.text}`);
  }
  return faults;
}

const CONNECTIVES = /\b(?:moreover|furthermore|in addition|additionally|also)\b/giu;

/** 5: connectives that the input does not have. */
export function connectiveFaults({ texts, sample }: Reading): string[] {
  const input = sample.features.toLowerCase();
  return texts.flatMap((text) =>
    (text.match(CONNECTIVES) ?? []).filter((word) => !input.includes(word.toLowerCase())),
  );
}

/** Words that labels, headings, typed sentences and calls to action are made of. */
const OWN = new Set(
  (
    'material size weight color contents care for origin warranty power brand category features specifications ' +
    'functions technical data facts what you get good to know the fun part small print piece particulars ' +
    'make it yours get going go on own discover yourself made of includes this these has have measures measure ' +
    'they in and a an with men women kids product name'
  ).split(' '),
);

/** 6: content words outside the input and the closed list. */
export function vocabularyFaults({ texts, inputStems, result }: Reading): string[] {
  const all = [...texts, ...result.listing.keywords, ...result.listing.product_tags];
  return all
    .flatMap(tokens)
    .filter((word) => !/^(?:mm|cm|kg|ml|oz|lbs?|inch|in|ft)$/u.test(word))
    .filter((word) => !OWN.has(word) && !inputStems.has(word) && !inputStems.has(root(word)))
    .filter((word) => /^\p{Script=Latin}+$/u.test(word));
}

/** 7: numbers keep what follows them, and every text ends where a unit of the input ends. */
export function edgeFaults({ texts, sample, result }: Reading): string[] {
  const input = ` ${tokens(bare(`${sample.product_name}\n${sample.features}`)).join(' ')} `;
  const inputTight = input.replaceAll(' ', '');
  const faults: string[] = [];
  for (const text of texts.filter((one) => one !== result.listing.title)) {
    for (const [, number = '', unit = ''] of text
      .toLowerCase()
      .matchAll(/(\d+(?:\.\d+)?) ?(mm|cm|kg|ml|oz|lbs?|inch(?:es)?|ft)\b/gu)) {
      if (!inputTight.includes(`${number}${unit}`)) faults.push(`${number} ${unit}`);
    }
  }
  const units = unitsOf(sample);
  for (const sentence of [...result.listing.bullets, ...texts].flatMap(sentences)) {
    const words = tokens(sentence);
    const inside = units.find(
      (unit) =>
        unit.whole &&
        words.length > 4 &&
        words.length < unit.words.length &&
        unit.words.slice(0, words.length).join(' ') === words.join(' '),
    );
    // A clause that ends at a mark of the input ends there.
    if (inside !== undefined && !endsAtMark(inside.text, words.length)) faults.push(sentence);
  }
  return faults;
}

function endsAtMark(text: string, count: number): boolean {
  const found = [
    ...text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[\p{L}\p{N}\p{M}]+(?:['.][\p{L}\p{N}\p{M}]+)*/gu),
  ];
  const last = found[count - 1];
  return last === undefined || /^\s*[^\s\p{L}\p{N}]/u.test(text.slice(last.index + last[0].length));
}

/** "IPX7", "BPA", "iOS": a short form may get its capitals. */
const SHORT_FORM = /^(?:\p{Lu}{2,4}\d?|\p{L}\p{Ll}*\p{Lu}\p{L}*)$/u;

/** 8: words in the case of the input, but for a first word and lines in capitals. */
export function caseFaults({ sample, texts, result }: Reading): string[] {
  const source = bare(`${sample.product_name}\n${sample.features}\n${sample.category ?? ''}`);
  const given = new Set([
    ...(source.match(/[\p{L}\p{N}]+/gu) ?? []),
    ...(sample.brand_name?.match(/[\p{L}\p{N}]+/gu) ?? []),
  ]);
  const shouted = new Set(
    [...given].filter((word) => !/\p{Ll}/u.test(word)).map((w) => w.toLowerCase()),
  );
  const faults: string[] = [];
  for (const text of texts.filter((one) => one !== result.listing.title)) {
    for (const sentence of text.split(/(?<=[.!?:–]) /u)) {
      for (const word of (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).slice(1)) {
        if (
          SHORT_FORM.test(word) ||
          given.has(word) ||
          OWN.has(word.toLowerCase()) ||
          shouted.has(word.toLowerCase())
        )
          continue;
        if (![...given].some((one) => one.toLowerCase() === word.toLowerCase())) continue;
        const capital = word.charAt(0).toUpperCase() + word.slice(1);
        if (!given.has(capital) || capital === word) faults.push(`${word} in "${sentence}"`);
      }
    }
  }
  return faults;
}

const TYPED_HEADS =
  /^(?:material|size|weight|color|contents|care|for|origin|warranty|power|brand|category|product|name)$/iu;
const EMPTY_HEADS = /^(?:details|features|highlights|look)$/iu;
/** "Details: Ruched": values of a word or two say nothing without their label. */
const MAX_BARE_WORDS = 2;

/** 9: heads are the input's labels or types, and share no word with what they head. */
export function headFaults({ sample, result, items }: Reading): string[] {
  const input = tokens(bare(sample.features)).join(' ');
  return [...result.listing.bullets, ...items].filter((line) => {
    const [, head = '', body = ''] = /^([^:]{2,60}): (.+)$/u.exec(line) ?? [];
    if (head === '') return false;
    const words = tokens(head);
    const known = TYPED_HEADS.test(head) || input.includes(words.join(' '));
    const shared = words.some(
      (word) => word.length > 3 && tokens(body).map(root).includes(root(word)),
    );
    const isEmpty =
      EMPTY_HEADS.test(head) &&
      body.split(', ').some((value) => tokens(value).length > MAX_BARE_WORDS);
    return !known || isEmpty || (shared && !input.includes(tokens(line).join(' ')));
  });
}

/**
 * 10: no sentence in two slots of a page, and no label twice. A description that is running text
 * may say what stands above it on Amazon, and one statement of it in stores. Where there is a single
 * statement, both have it: the name alone would read as a field that someone forgot.
 */
export function repeatFaults({ result, paragraphs, items }: Reading): string[] {
  const { bullets } = result.listing;
  const said = paragraphs.flatMap(sentences);
  const isText = result.platform === 'amazon' && said.length > 1;
  const isSingle = bullets.flatMap(sentences).length === 1 && said.length + items.length === 1;
  const body = new Set((isText ? [] : [...said, ...items]).map((one) => tokens(one).join(' ')));
  const shared = bullets
    .flatMap(sentences)
    .filter(
      (sentence) =>
        !isSingle && tokens(sentence).length > 4 && body.has(tokens(sentence).join(' ')),
    );
  const excerpts = result.platform === 'amazon' ? 0 : 1;
  const [excerpt] = bullets.filter((line) => excerpts > 0 && items.includes(line));
  const heads = [...bullets.filter((line) => line !== excerpt), ...items].flatMap(
    (line) => /^([^:]{2,40}): /u.exec(line)?.[1] ?? [],
  );
  return [
    ...shared.slice(excerpts),
    ...heads.filter((head, index) => heads.indexOf(head) !== index),
  ];
}

const MIN_META = 60;

/** 11: one or two whole sentences, or the name with one, of 60 to 160 characters. */
export function metaFaults({ sample, result, featureWords }: Reading): string[] {
  const meta = result.listing.meta_description;
  if (result.platform === 'amazon') return [];
  const long = unitsOf(sample).some(
    ({ text, pointsBack }) =>
      text.length >= MIN_META && text.length <= 120 && !pointsBack && /[.!]$/u.test(text),
  );
  if (meta.length > 160 || sentences(meta).length > 3) return [meta];
  return meta.length < MIN_META && long && featureWords > 30 ? [meta] : [];
}

const NO_TERM =
  /^(?:\d+(?:\.\d+)?(?:cm|mm|in|ft|oz|ml|g|kg|lbs?)?|solid|imported|new|best|cheap|great|perfect|amazing)$/iu;
/** "13" of "iPhone 13 Pro", where the name begins so. */
const MODEL_NUMBER = /^\d{1,4}$/u;
const IMPERATIVE = /^(?:get|buy|use|add|make|enjoy|choose|wear|try|look|shop)\b/iu;

/** Whether a term is the product's name without some of its words, such as its measures. */
function isOwnName(term: string, name: string): boolean {
  const named = tokens(name);
  let at = 0;
  return tokens(term).every((word) => {
    at = named.indexOf(word, at) + 1;
    return at > 0;
  });
}

/** 12: tags and keywords of one to four words that a shopper would type, or the product's name. */
export function termFaults({ result, sample }: Reading): string[] {
  const { keywords, product_tags: tags } = result.listing;
  return [...new Set([...keywords, ...tags])].filter((term) => {
    // "2-person tent": a word with its hyphen is one.
    const isModel = sample.product_name.startsWith(`${term} `) || sample.product_name === term;
    const words = term.split(' ').filter((word) => !(isModel && MODEL_NUMBER.test(word)));
    const isTyped =
      term.split(' ').length < 5 &&
      !words.some((word) => NO_TERM.test(word)) &&
      !IMPERATIVE.test(term);
    return tokens(term).length === 0 || !(isTyped || isOwnName(term, sample.product_name));
  });
}

/** Brackets that are left open. */
export function bracketFaults({ texts, sample }: Reading): string[] {
  const open = (text: string) =>
    (text.match(/\(/gu)?.length ?? 0) - (text.match(/\)/gu)?.length ?? 0);
  return texts.filter((text) => open(text) > 0 && !sample.features.includes(text));
}

/** The kinds, in the order of the listing rules. */
export const INTEGRITY = [
  ['1 title', titleFaults],
  ['2 mention', mentionFaults],
  ['3 wholeness', wholenessFaults],
  ['4 order', orderFaults],
  ['5 connectives', connectiveFaults],
  ['6 vocabulary', vocabularyFaults],
  ['7 edges', edgeFaults],
  ['8 case', caseFaults],
  ['9 heads', headFaults],
  ['10 one source, once', repeatFaults],
  ['11 meta', metaFaults],
  ['12 tags and keywords', termFaults],
] as const;
