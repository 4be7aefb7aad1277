import { keyphraseCount } from '../platforms/keyphrase.ts';
import type { Setting } from '../planning/types.ts';
import { leadOf } from '../reading/name.ts';
import { blocksOf } from '../text/blocks.ts';
import { countWords } from '../text/words.ts';
import { textOf, type Cited } from './cited.ts';
import { searchPhrases } from './search-phrases.ts';
import { named, realizeSegments } from './title.ts';

const MAX_CHARACTERS = 80;
const MAX_PHRASES = 10;
const MAX_WORDS = 4;
/** What a phrase of two words or more is worth against a place that it is missing from. */
const PHRASE = 1.5;

/**
 * The phrase the page should be found by: the name, a part of it or what the product is, whichever
 * comes first that title, first paragraph and meta description all hold.
 */
export function keyphraseOf(
  setting: Setting,
  [title = '', description = '', meta = '']: readonly string[],
): Cited {
  const { name } = setting.reading;
  // "Battat – 3 Car Garage": a maker by itself is no product.
  const lead = named(realizeSegments([leadOf(name)], setting), setting);
  const phrases = searchPhrases(setting, MAX_PHRASES).filter(
    (phrase) => keyphraseCount(title, textOf(phrase)) > 0,
  );
  const whole = name.segments.length === 1 && textOf(lead).length <= MAX_CHARACTERS ? [lead] : [];
  // A name of many words is typed by nobody.
  const long = countWords(textOf(lead)) > MAX_WORDS;
  const candidates = long ? [...phrases, ...whole, lead] : [...whole, ...phrases, lead];
  const paragraph = blocksOf(description)[0]?.text ?? '';
  // A single word is found by nobody, unless the product has no other name.
  const rank = ({ phrase, places }: { phrase: Cited; places: number }) =>
    places + (places > 0 && countWords(textOf(phrase)) > 1 ? PHRASE : 0);
  const held = candidates
    .map((phrase) => ({
      phrase,
      places: [paragraph, meta].filter((text) => keyphraseCount(text, textOf(phrase)) > 0).length,
    }))
    .sort((a, b) => rank(b) - rank(a));
  return held[0]?.phrase ?? lead;
}
