import type { Block } from '../text/blocks.ts';
import { maximumOf, minimumOf } from '../platforms/index.ts';
import { contentStems, countParts, countWords } from '../text/words.ts';
import type { Draft } from '../writer.ts';
import { bulletsOf } from './bullets.ts';
import { keyphraseOf } from './keyphrase.ts';
import { ANALYSED_WORDS, item, markupOf, paragraphs, type Brief } from './layout.ts';
import { metaOf } from './meta.ts';
import { capital } from './read/calm.ts';
import type { Fact } from './read/facts.ts';
import { headOf } from './read/shape.ts';
import { isThing } from './read/thing.ts';
import { isTellable } from './read/tellable.ts';
import { subjectOf } from './read/product.ts';
import { divide, type Division } from './shopify.ts';
import { gistOf, isListable, itemOf, open, topicsOf, withoutIt } from './telling.ts';
import { keywordsOf, tagsOf } from './terms.ts';
import { LONGEST_SENTENCE, splitLong } from './write/split.ts';
import { titleOf, titled } from './title.ts';

const TITLE_CHARACTERS = 56;
const MOST_BULLETS = 3;
/** Facts that a description has for itself before a bullet takes one. */
const FEWEST_BODY_FACTS = 3;
/** The same where there is enough to say for a text that is analysed. */
const FEWEST_ANALYSED_FACTS = 5;
const BULLETS = { fewest: 1, most: MOST_BULLETS, characters: 160, total: 320 } as const;
/** A little below the 100 words from which 200 are asked: compounds may be counted in parts. */
const FULL_INPUT_WORDS = 97;
const FULL_WORDS = minimumOf('woocommerce', 'woocommerce.description.words') + 16;
/** Shorter texts need no headings. */
const HEADED_WORDS = 75;
/** Sentences of prose that even a few long ones are outweighed by. */
const ENOUGH_PROSE = 7;
const FEWEST_PROSE = 3;
const FEWEST_ITEMS = 2;
const MOST_MOVED_WORDS = 16;
const MOST_ITEMS = 12;
const MOST_VALUE_WORDS = 6;
const MOST_ITEM_WORDS = 34;

/** Written to what a product analysis asks for (listing rules, "WooCommerce"). */
export function wooCommerceDraft(brief: Brief, inputWords: number): Draft {
  const { product, facts, chooser } = brief;
  const keyphrase = keyphraseOf(product, facts);
  const subject = subjectOf(keyphrase, brief.request.features);
  const full = inputWords >= FULL_INPUT_WORDS;
  // A long text may say again what its summary says; of few facts each is said once.
  const kept = inputWords >= ANALYSED_WORDS ? FEWEST_ANALYSED_FACTS : FEWEST_BODY_FACTS;
  const bulletFacts = forBullets(facts, full ? MOST_BULLETS : facts.length - kept);
  const untold = facts.filter((fact) => !isSaidIn(fact, keyphrase));
  const own = untold.length >= FEWEST_BODY_FACTS ? untold : facts;
  const body = full ? facts : own.filter((fact) => !bulletFacts.includes(fact));
  // What the keyphrase says is no news in the sentence that it stands in.
  const news = body.filter((fact) => untold.includes(fact));
  const openings = [news, body, facts].find((some) => some.length > 0) ?? facts;
  const opening = open(brief, subject, openings);
  const division = withoutEndless(divide(body, opening.told, ENOUGH_PROSE));
  const { prose, listed } = withEnoughProse(division, FEWEST_PROSE - opening.sentences.length);
  const sentences = [
    ...opening.sentences,
    ...brief.prose.tell(prose),
    ...audienceOf(brief, keyphrase),
  ];
  if (inputWords >= HEADED_WORDS / 2 && sentences.length < FEWEST_PROSE) {
    sentences.push(...brief.prose.tell(gistsOf(listed)));
  }
  const items = listed.map(itemOf);
  if (full) lengthen(brief, subject, sentences, items, facts, listed);
  const { bullets } = bulletsOf(bulletFacts, BULLETS, chooser, brief.voice);
  return {
    title: titleOf(titled(keyphrase), product, facts, {
      characters: TITLE_CHARACTERS,
      fills: false,
      leads: true,
    }),
    bullets,
    description: markupOf(arranged(keyphrase, paragraphs(sentences), items, prose, listed)),
    keywords: keywordsOf(brief, keyphrase),
    focus_keyphrase: keyphrase,
    meta_description: metaOf(
      untold.length >= FEWEST_BODY_FACTS ? untold : facts,
      {
        start: keyphrase,
        frame: brief.voice.meta,
        min: minimumOf('woocommerce', 'woocommerce.meta_description.length'),
        max: maximumOf('woocommerce', 'woocommerce.meta_description.length'),
        said: [...sentences, ...items.map(({ text }) => text), ...bullets],
      },
      chooser,
    ),
    product_tags: tagsOf(brief),
  };
}

/** Whom it is for, unless the keyphrase says so. */
function audienceOf({ product, prose }: Brief, keyphrase: string): string[] {
  const { customer } = product;
  return customer !== null && keyphrase.includes(customer) ? [] : prose.audience();
}

/** Whether the keyphrase says all of a short fact: "with two doors" needs no item of its own. */
function isSaidIn({ text, words }: Fact, keyphrase: string): boolean {
  const said = new Set(contentStems(keyphrase));
  return words <= MOST_VALUE_WORDS && contentStems(text).every((stem) => said.has(stem));
}

/** Puts into the list what stays a long sentence however it is parted, past one in five. */
function withoutEndless({ prose, listed }: Division): Division {
  const endless = prose.filter((fact) =>
    splitLong(capital(fact.text)).some((part) => countParts(part) > LONGEST_SENTENCE),
  );
  const kept = Math.floor(prose.length / 6);
  const moved = endless.slice(kept);
  return { prose: prose.filter((fact) => !moved.includes(fact)), listed: [...listed, ...moved] };
}

/** Takes back into prose what can be told, where long sentences have left it for the list. */
function withEnoughProse({ prose, listed }: Division, fewest: number): Division {
  const movable = listed.filter((fact) => isTellable(fact) && fact.words <= MOST_MOVED_WORDS);
  const wanted = Math.min(fewest - prose.length, listed.length - FEWEST_ITEMS);
  const moved = movable.slice(0, Math.max(0, wanted));
  return { prose: [...prose, ...moved], listed: listed.filter((fact) => !moved.includes(fact)) };
}

/** What the long sentences of a list are about, in a few words each. */
function gistsOf(listed: readonly Fact[]): Fact[] {
  return listed
    .flatMap((fact) => {
      const gist = gistOf(fact)?.toLowerCase();
      return gist === undefined || !isThing(gist) ? [] : [{ ...fact, ...asThing(gist) }];
    })
    .slice(0, 2);
}

function asThing(
  text: string,
): Pick<Fact, 'text' | 'shape' | 'header' | 'attribute' | 'words' | 'plural'> {
  return {
    text,
    shape: 'noun',
    header: null,
    attribute: false,
    words: countWords(text),
    plural: headOf(text).plural,
  };
}

/** The shortest things there are to say; whole sentences only where there is nothing else. */
function forBullets(facts: readonly Fact[], wanted: number): Fact[] {
  const count = Math.min(MOST_BULLETS, Math.max(1, wanted));
  const short = facts.filter((fact) => isListable(fact) && fact.words <= 10);
  const rest = facts.filter((fact) => !short.includes(fact)).sort((a, b) => a.words - b.words);
  const chosen = [...short.slice(-count), ...rest.slice(0, Math.max(0, count - short.length))];
  return chosen.sort((a, b) => a.order - b.order);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function wordsIn(sentences: readonly string[], items: readonly Block[]): number {
  return countWords([...sentences, ...items.map(({ text }) => text)].join(' '));
}

/**
 * Brings a text to the length that is asked for with what the input says: the gist of its sentences
 * in the list, then listed things in prose, then where the product is to be found.
 */
function lengthen(
  brief: Brief,
  subject: string,
  sentences: string[],
  items: Block[],
  facts: readonly Fact[],
  listed: readonly Fact[],
): void {
  const headings = 2 * (countWords(subject) + 3);
  const short = () => wordsIn(sentences, items) + headings < FULL_WORDS;
  for (const fact of facts) {
    const gist = short() && items.length < MOST_ITEMS ? gistOf(fact) : null;
    if (gist !== null) items.push(item(gist));
  }
  for (const fact of listed) {
    const bare = fact.attribute && fact.words > MOST_VALUE_WORDS;
    const told = bare ? { ...fact, attribute: false, header: null } : fact;
    if (short() && (isTellable(told) || told.attribute))
      sentences.push(...brief.prose.tell([told]));
  }
  if (short()) sentences.push(...brief.prose.place(subject));
  const parts = facts.flatMap((fact) => splitLong(capital(fact.text)));
  const listedAlready = (part: string) => items.some(({ text }) => same(text, part));
  const within = (part: string) =>
    items.some(({ text }) => text.toLowerCase().includes(part.toLowerCase()));
  // What an item says behind its header comes again only where nothing else is left to say.
  for (const said of [within, listedAlready]) {
    for (const part of parts) {
      const fits = items.length < MOST_ITEMS && countWords(part) <= MOST_ITEM_WORDS;
      // What only follows from the sentence before it says nothing in a list.
      const hangs = /^(?:so|but|meanwhile|that|then)\b/iu.test(part);
      if (short() && fits && !hangs && !said(part)) items.push(item(withoutIt(part)));
    }
  }
}

/** Headings over all but the first paragraph, the keyphrase in every second one. */
function arranged(
  keyphrase: string,
  text: readonly Block[],
  items: readonly Block[],
  prose: readonly Fact[],
  listed: readonly Fact[],
): Block[] {
  const words = countWords([...text, ...items].map((block) => block.text).join(' '));
  if (words < HEADED_WORDS) return [...text, ...items];
  const topics = topicsOf([...prose, ...listed], keyphrase, 3);
  const first: Block = {
    kind: 'heading',
    text: topics === '' ? capital(keyphrase) : `${capital(keyphrase)}: ${topics.toLowerCase()}`,
  };
  const others = topicsOf(listed, `${keyphrase} ${topics}`, 3);
  const second: Block[] =
    !/ and |,/u.test(others) || words < 110 || items.length < 2
      ? []
      : [{ kind: 'heading', text: others }];
  return [...text.slice(0, 1), first, ...text.slice(1), ...second, ...items];
}
