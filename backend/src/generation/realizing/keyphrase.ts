import { keyphraseCount } from '../platforms/keyphrase.ts';
import type { Setting } from '../planning/types.ts';
import { leadOf } from '../reading/name.ts';
import { blocksOf } from '../text/blocks.ts';
import { countWords } from '../text/words.ts';
import { textOf, type Cited } from './cited.ts';
import { searchPhrases } from './search-phrases.ts';
import { named, realizeSegments } from './title.ts';

const MAX_PHRASES = 10;
const MAX_WORDS = 4;

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
  // A single word is found by nobody, unless the product has no other name.
  const phrases = searchPhrases(setting, MAX_PHRASES).filter(
    (phrase) => countWords(textOf(phrase)) > 1,
  );
  const shown = phrases.filter((phrase) => keyphraseCount(title, textOf(phrase)) > 0);
  const own = phrases.filter(isOfName);
  // A name of many words is typed by nobody.
  const words = countWords(textOf(lead));
  const typed = words > 1 && words <= MAX_WORDS;
  const candidates = typed ? [lead, ...shown] : shown.length > 0 ? shown : own;
  const paragraph = blocksOf(description)[0]?.text ?? '';
  const held = candidates
    .map((phrase) => ({
      phrase,
      places: [paragraph, meta].filter((text) => keyphraseCount(text, textOf(phrase)) > 0).length,
    }))
    .sort((a, b) => b.places - a.places);
  return held[0]?.phrase ?? lead;
}

function isOfName(phrase: Cited): boolean {
  return phrase.some(({ sources }) => sources.some(({ field }) => field === 'product_name'));
}
