import { sentencesOf } from '../text/sentences.ts';
import { contentStems } from '../text/words.ts';

/** Maximum other words between the words of a keyphrase. */
const MAX_WORDS_BETWEEN = 3;

/** A text in which keyphrases are counted. */
export interface StemmedText {
  /** The stems of each sentence's content words, in order. */
  readonly sentences: readonly (readonly string[])[];
  /** The stems of all sentences. */
  readonly stems: ReadonlySet<string>;
}

/** Stems texts once, for any number of keyphrases. */
export function stemTexts(texts: readonly string[]): StemmedText {
  const sentences = texts.flatMap(sentencesOf).map(contentStems);
  return { sentences, stems: new Set(sentences.flat()) };
}

/**
 * The number of mentions of a keyphrase in a text: spans of one sentence that contain all of its
 * content words near each other, in any order.
 */
export function keyphraseCount(text: StemmedText | string, keyphrase: string): number {
  const wanted = new Set(contentStems(keyphrase));
  if (wanted.size === 0) return 0;
  const { sentences, stems } = typeof text === 'string' ? stemTexts([text]) : text;
  if (![...wanted].every((stem) => stems.has(stem))) return 0;
  return sentences.reduce((sum, sentence) => sum + mentionsIn(sentence, wanted), 0);
}

/**
 * Whether a title contains all content words of a keyphrase. A title is one line, whatever its
 * punctuation.
 */
export function isInTitle(title: string, keyphrase: string): boolean {
  const wanted = contentStems(keyphrase);
  const stems = new Set(contentStems(title));
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}

function mentionsIn(stems: readonly string[], wanted: ReadonlySet<string>): number {
  let count = 0;
  // The positions of the wanted stems from `start` on: a window that ends with the current one, and
  // starts as late as possible.
  const places: number[] = [];
  let start = 0;
  let inWindow = new Map<string, number>();
  for (let index = 0; index < stems.length; index++) {
    const stem = stems[index] ?? '';
    if (!wanted.has(stem)) continue;
    places.push(index);
    inWindow.set(stem, (inWindow.get(stem) ?? 0) + 1);
    for (;;) {
      const first = stems[places[start] ?? 0] ?? '';
      const held = inWindow.get(first) ?? 0;
      if (held < 2) break;
      inWindow.set(first, held - 1);
      start += 1;
    }
    const from = places[start] ?? index;
    if (inWindow.size < wanted.size || index - from >= wanted.size + MAX_WORDS_BETWEEN) continue;
    count += 1;
    start = places.length;
    inWindow = new Map();
  }
  return count;
}
