import { keyphraseCount, stemTexts, type StemmedText } from '../platforms/keyphrase.ts';
import type { Setting } from '../planning/types.ts';
import { blocksOf } from '../text/blocks.ts';
import { wordsOf } from '../text/words.ts';
import { textOf, type Cited } from './cited.ts';
import { searchPhrases } from './search-phrases.ts';

const MAX_PHRASES = 8;

/**
 * The phrase that the page should be found by: one in the title, preferably also in the first
 * paragraph and the meta description, and not a bare noun. Of several, the first, which says the
 * most about the product.
 */
export function keyphraseOf(
  setting: Setting,
  [title = '', description = '', meta = '']: readonly string[],
): Cited {
  const phrases = searchPhrases(setting, MAX_PHRASES);
  const [inTitle, inParagraph, inMeta] = [title, blocksOf(description)[0]?.text ?? '', meta].map(
    (place) => stemTexts([place]),
  );
  const [best] = phrases
    .map((phrase) => {
      const text = textOf(phrase);
      const length = text.split(' ').length;
      const has = (place?: StemmedText) => Number(keyphraseCount(place ?? '', text) > 0);
      const places = has(inParagraph) + has(inMeta);
      return {
        phrase,
        worth: [
          has(inTitle),
          Number(length > 1),
          Number(plainOf(title).includes(plainOf(text))),
          places,
        ],
      };
    })
    .sort((a, b) => {
      const at = a.worth.findIndex((value, index) => value !== b.worth[index]);
      return (b.worth[at] ?? 0) - (a.worth[at] ?? 0);
    });
  return best?.phrase ?? [];
}

/** The words of a text, whatever marks part them: "Otter Mini - Plush Toy". */
function plainOf(text: string): string {
  return wordsOf(text.toLowerCase()).join(' ');
}
