import { root, sentences, tokens, type Reading } from './record.ts';
import { leads, passive } from './style.ts';

/** What a platform advises, each check by its name; `null` if it does not apply. */
export type Checks = Readonly<Record<string, boolean | null>>;

const SMALL = new Set('a an and the of for in on with to by at or from your its it is'.split(' '));

function content(text: string): string[] {
  return tokens(text)
    .filter((word) => !SMALL.has(word))
    .map(root);
}

function holds(sentence: string, keyphrase: string): boolean {
  const found = new Set(content(sentence));
  return content(keyphrase).every((word) => found.has(word));
}

function within(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

export function advised(reading: Reading): Checks {
  const { listing, platform } = reading.result;
  if (platform === 'amazon') {
    return { headers: listing.bullets.every((bullet) => /^[^:]{2,60}: ./u.test(bullet)) };
  }
  if (platform === 'shopify') {
    return {
      'title under 70': listing.title.length < 70,
      'title under 60': listing.title.length < 60,
      meta: within(listing.meta_description.length, 120, 160),
      paragraphs: reading.paragraphs.every((text) => tokens(text).length <= 70),
      list: reading.items.length > 1,
      'no h1': !/<h1/iu.test(listing.description),
    };
  }
  return yoast(reading);
}

/** Yoast-style checks; the last three are always green and do not count. */
export const ALWAYS_GREEN = new Set(['list', 'paragraphs', 'headings present']);

export function yoast({
  result,
  paragraphs,
  headings,
  items,
  prose,
  featureWords,
}: Reading): Checks {
  const { listing } = result;
  const phrase = listing.focus_keyphrase;
  const blocks = [...paragraphs, ...headings, ...items];
  const words = blocks.flatMap(tokens).length;
  const all = blocks.flatMap(sentences);
  const exact = all.filter((sentence) =>
    ` ${tokens(sentence).join(' ')} `.includes(` ${tokens(phrase).join(' ')} `),
  );
  const loose = all.filter((sentence) => holds(sentence, phrase));
  const density = (count: number) => (count * 100) / Math.max(1, words);
  const inHeadings = headings.filter((heading) => holds(heading, phrase)).length;
  const title = listing.title.toLowerCase();
  const meta = sentences(listing.meta_description).filter((sentence) =>
    holds(sentence, phrase),
  ).length;
  return {
    words: featureWords >= 100 ? words >= 200 : null,
    keyphrase: within(content(phrase).length, 4, 6),
    density: within(density(loose.length), 0.5, 3) && (exact.length > 0 || loose.length > 0),
    'exact density': within(density(exact.length), 0.5, 3),
    introduction: sentences(paragraphs[0] ?? '').some((sentence) => holds(sentence, phrase)),
    title: title.startsWith(phrase.toLowerCase()),
    width: listing.title.length <= 62,
    meta: within(listing.meta_description.length, 121, 156),
    'meta keyphrase': within(meta, 1, 2),
    headings:
      headings.length === 0
        ? null
        : headings.length === 1
          ? inHeadings === 1
          : within(inHeadings / headings.length, 0.3, 0.75),
    paragraphs: paragraphs.every((text) => tokens(text).length <= 70),
    sentences:
      prose.filter((sentence) => tokens(sentence).length > 20).length <= prose.length * 0.2,
    passive: prose.filter(passive).length <= prose.length * 0.1,
    transitions: prose.filter(leads).length >= prose.length * 0.3,
    list: items.length > 0,
  };
}
