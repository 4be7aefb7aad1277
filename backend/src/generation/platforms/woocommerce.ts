import { blocksOf } from '../text/blocks.ts';
import { titlePixels } from '../text/pixels.ts';
import { contentStems, countParts, countWords, narrowContentWords } from '../text/words.ts';
import { keyphraseCount, mentions, proseSentences, shareOf, startsWith } from './keyphrase.ts';
import { hasTransition, isPassive } from '../text/style.ts';
import { OFFERS } from './refusals.ts';
import { isThin, type Limit, type ListingText, type Rule } from './rule.ts';

const ANALYSIS = 'product analysis as Yoast documents it';
const DOCUMENT = 'listing document, "Limits"';
const OWN = 'our own: what is true for a day does not belong in a listing';

/** From this many words of input on, the full length of a description is asked. */
const FULL_LENGTH_INPUT_WORDS = 100;

/** WooCommerce's rules, as a product analysis judges them (listing rules, "WooCommerce"). */
export const WOOCOMMERCE_RULES: readonly Rule[] = [
  {
    id: 'woocommerce.title.present',
    field: 'title',
    hardness: 'hard',
    weight: 2,
    source: DOCUMENT,
    limit: { unit: 'characters', min: 1, max: 200 },
    remedy: 'Shorten the product name so that the title fits its limit.',
  },
  {
    id: 'woocommerce.bullets.count',
    field: 'bullets',
    hardness: 'hard',
    weight: 1,
    source: DOCUMENT,
    limit: { unit: 'items', min: 1, max: 5 },
    remedy: 'Name more features, so that there are bullets.',
  },
  {
    id: 'woocommerce.keywords.count',
    field: 'keywords',
    hardness: 'hard',
    weight: 1,
    source: DOCUMENT,
    limit: { unit: 'items', min: 1, max: 10 },
    remedy: 'Name the category, so that there are keywords.',
  },
  {
    id: 'woocommerce.product_tags.count',
    field: 'product_tags',
    hardness: 'hard',
    weight: 1,
    source: DOCUMENT,
    limit: { unit: 'items', min: 1, max: 8 },
    remedy: 'Name the category, so that there are tags.',
  },
  {
    id: 'woocommerce.description.title',
    field: 'description',
    hardness: 'hard',
    weight: 1,
    source: ANALYSIS,
    forbids: /<h1\b/iu,
    remedy: 'Use no first-level heading in the description.',
  },
  {
    id: 'woocommerce.description.offers',
    field: 'description',
    hardness: 'hard',
    weight: 1,
    source: OWN,
    forbids: OFFERS,
    remedy: 'Take offers out of the description.',
  },
  advice(
    'description.words',
    'description',
    { unit: 'words', min: 200 },
    (text, limit, input) => {
      if (input < FULL_LENGTH_INPUT_WORDS) return true;
      const words = blocksOf(text.description).reduce((sum, { text }) => sum + countWords(text), 0);
      return words >= (limit.min ?? 0);
    },
    'Add details, so that the description reaches 200 words.',
  ),
  advice(
    'focus_keyphrase.words',
    'focus_keyphrase',
    { unit: 'content words', min: 4, max: 6 },
    (text, limit) =>
      within(contentStems(text.focus_keyphrase).length, limit) &&
      within(narrowContentWords(text.focus_keyphrase), limit),
    'Add a category and a telling attribute to the name, so that the keyphrase has four words.',
  ),
  advice(
    'description.density',
    'description',
    { unit: 'percent', min: 0.5, max: 3 },
    (text, limit) => within(keyphraseDensity(text), limit),
    'Add details around the keyphrase, so that it makes up 0.5 to 3 % of the text.',
  ),
  advice(
    'description.introduction',
    'description',
    { unit: 'times', min: 1 },
    (text) => {
      const opening = blocksOf(text.description).find((block) => block.kind === 'paragraph');
      return opening !== undefined && mentions([opening], text.focus_keyphrase) > 0;
    },
    'Say the whole keyphrase in the first paragraph.',
  ),
  advice(
    'title.keyphrase',
    'title',
    { unit: 'times', min: 1 },
    (text) => startsWith(text.title, text.focus_keyphrase),
    'Begin the title with the keyphrase.',
  ),
  advice(
    'title.width',
    'title',
    { unit: 'pixels', max: 600 },
    (text, limit) => within(titlePixels(text.title), limit),
    'Shorten the product name: search results show 600 pixels of a title.',
  ),
  advice(
    'meta_description.length',
    'meta_description',
    { unit: 'characters', min: 121, max: 156 },
    (text, limit) => within(text.meta_description.length, limit),
    'Add details, so that the meta description reaches 121 characters.',
  ),
  advice(
    'meta_description.keyphrase',
    'meta_description',
    { unit: 'times', min: 1, max: 2 },
    (text, limit) => within(keyphraseCount(text.meta_description, text.focus_keyphrase), limit),
    'Say the keyphrase once or twice in the meta description.',
  ),
  advice(
    'description.headings',
    'description',
    { unit: 'percent', min: 30, max: 75 },
    (text, limit) => {
      const headings = blocksOf(text.description).filter((block) => block.kind === 'heading');
      if (headings.length === 0) return true;
      const found = mentions(headings, text.focus_keyphrase);
      return headings.length === 1 ? found === 1 : within((found * 100) / headings.length, limit);
    },
    'Say the keyphrase in about half of the headings.',
  ),
  advice(
    'description.paragraphs',
    'description',
    { unit: 'words a paragraph', max: 70 },
    (text, limit) =>
      blocksOf(text.description).every((block) => within(countWords(block.text), limit)),
    'Break long paragraphs up.',
  ),
  advice(
    'description.sentences',
    'description',
    { unit: 'percent', max: 20 },
    (text, limit) =>
      within(
        share(text, (sentence) => countParts(sentence) > 20),
        limit,
      ),
    'Break long sentences up.',
  ),
  advice(
    'description.passive',
    'description',
    { unit: 'percent', max: 10 },
    (text, limit) => within(share(text, isPassive), limit),
    'Say who does what: use fewer passive sentences.',
  ),
  advice(
    'description.transitions',
    'description',
    { unit: 'percent', min: 30 },
    (text, limit) => within(share(text, hasTransition), limit),
    'Lead from one sentence to the next with words such as "also" and "because".',
  ),
  advice(
    'description.list',
    'description',
    { unit: 'times', min: 1 },
    (text) => blocksOf(text.description).some((block) => block.kind === 'item'),
    'Add features that can stand in a list.',
  ),
];

/** Advice whose minimum is not asked of thin input. */
function advice(
  name: string,
  field: Rule['field'],
  limit: Limit,
  holds: (text: ListingText, limit: Limit, inputWords: number) => boolean,
  remedy: string,
): Rule {
  return {
    id: `woocommerce.${name}`,
    field,
    hardness: 'advice',
    weight: 1,
    source: ANALYSIS,
    limit,
    check: (text, context) => {
      const { min, ...upper } = limit;
      if (holds(text, limit, context.inputWords)) return true;
      return (
        isThin(context) &&
        min !== undefined &&
        (limit.max === undefined || holds(text, { ...upper, min: 0 }, context.inputWords))
      );
    },
    remedy,
  };
}

function within(value: number, { min = 0, max = Infinity }: Limit): boolean {
  return value >= min && value <= max;
}

/** Mentions of the keyphrase for each 100 words of the description. */
export function keyphraseDensity(
  text: Pick<ListingText, 'description' | 'focus_keyphrase'>,
): number {
  const blocks = blocksOf(text.description);
  const words = blocks.reduce((sum, block) => sum + countWords(block.text), 0);
  return words === 0 ? 0 : (mentions(blocks, text.focus_keyphrase) * 100) / words;
}

function share(text: ListingText, holds: (sentence: string) => boolean): number {
  return shareOf(proseSentences(text.description), holds);
}
