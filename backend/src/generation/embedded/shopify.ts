import { maximumOf, minimumOf } from '../platforms/index.ts';
import type { Draft } from '../writer.ts';
import { plainName } from './keyphrase.ts';
import { markupOf, paragraphs, type Brief } from './layout.ts';
import { metaOf } from './meta.ts';
import type { Fact } from './read/facts.ts';
import { isTellable } from './read/tellable.ts';
import { isListable, itemOf, open } from './telling.ts';
import { keywordsOf } from './terms.ts';
import { titleOf } from './title.ts';

const TITLE_CHARACTERS = maximumOf('shopify', 'shopify.title.search');
const SHORT_NAME = 25;
const FEWEST_ITEMS = 3;
/** A quality in fewer words makes no sentence worth reading. */
const FEWEST_PROSE_WORDS = 4;
/** Sentences of prose that a description should have where the facts suffice. */
const ENOUGH_PROSE = 4;

/** The facts of a store's description: told in prose, or listed. */
export interface Division {
  readonly prose: readonly Fact[];
  readonly listed: readonly Fact[];
}

/** What of the facts is told in prose and what is listed, after the opening told its own. */
export function divide(
  facts: readonly Fact[],
  told: readonly Fact[],
  enough = ENOUGH_PROSE,
): Division {
  const untold = facts.filter((fact) => !told.includes(fact));
  const sentences = untold.filter((fact) => !isListable(fact));
  const things = untold.filter(isListable);
  const movable = things.filter(
    (fact) =>
      isTellable(fact) &&
      (fact.header === null || fact.shape === 'sentence') &&
      fact.shape !== 'care' &&
      fact.words >= (fact.shape === 'noun' ? 2 : FEWEST_PROSE_WORDS),
  );
  // Prose takes things while it is short of sentences and the list can spare them.
  const wanted = Math.max(0, (enough - sentences.length) * 2);
  const spare = Math.max(0, things.length - FEWEST_ITEMS);
  const moved = movable.slice(0, Math.min(wanted, spare));
  const prose = untold.filter((fact) => sentences.includes(fact) || moved.includes(fact));
  let listed = things.filter((fact) => !moved.includes(fact));
  if (listed.length < 2) {
    // The shortest of the rest joins the list; what is told already is not said again.
    const first = listed.length === 0 && prose.length === 1 ? 0 : 1;
    const spare = prose.slice(first).sort((a, b) => a.words - b.words);
    listed = [...listed, ...spare.slice(0, 2 - listed.length)];
    return { prose: prose.filter((fact) => !listed.includes(fact)), listed };
  }
  return { prose, listed };
}

/** Short paragraphs and a list (listing rules, "Shopify"). */
export function shopifyDraft(brief: Brief): Draft {
  const { product, facts } = brief;
  const opening = open(brief, product.subject, facts);
  const { prose, listed } = divide(facts, opening.told);
  const sentences = [...opening.sentences, ...brief.prose.tell(prose), ...brief.prose.audience()];
  const items = listed.map(itemOf);
  return {
    title: titleOf(product.label, product, facts, {
      characters: TITLE_CHARACTERS,
      fills: product.label.length < SHORT_NAME,
    }),
    description: markupOf([...paragraphs(sentences), ...items]),
    keywords: keywordsOf(brief, plainName(product.label)),
    meta_description: metaOf(
      facts,
      {
        start: product.label,
        frame: brief.voice.meta,
        min: minimumOf('shopify', 'shopify.meta_description.length'),
        max: maximumOf('shopify', 'shopify.meta_description.length'),
        said: [...sentences, ...items.map(({ text }) => text)],
      },
      brief.chooser,
    ),
  };
}
