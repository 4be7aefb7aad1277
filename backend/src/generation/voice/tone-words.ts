import type { Language } from '@wareword/shared-schema';
import { foldWord, wordsOf } from '../text/words.ts';
import { groupedVocabulary } from '../vocabulary/index.ts';
import { MAX_MOODS, MOODS, type Mood } from './choices.ts';

/** Maximum words to use that are suggested. */
const MAX_SUGGESTED = 10;
/** Minimum words for a mood to be recognized. */
const MIN_WORDS = 2;

/** The tone words in some texts, most frequent first, and the moods that they indicate. */
export interface ToneWords {
  readonly words: readonly string[];
  readonly moods: readonly Mood[];
}

/** Finds tone words from a closed list, so that no name or fact from the texts can be among them. */
export function findToneWords(texts: readonly string[], language: Language | undefined): ToneWords {
  if (language === undefined) return { words: [], moods: [] };
  const moodByWord = groupedVocabulary(`tone-words-${language}`);
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf).map(foldWord)) {
    if (moodByWord.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  const moodCounts = MOODS.map((mood) => ({
    mood,
    count: ranked.reduce(
      (sum, [word, count]) => (moodByWord.get(word) === mood ? sum + count : sum),
      0,
    ),
  }));
  return {
    words: ranked.slice(0, MAX_SUGGESTED).map(([word]) => word),
    moods: moodCounts
      .filter(({ count }) => count >= MIN_WORDS)
      .sort((one, other) => other.count - one.count)
      .slice(0, MAX_MOODS)
      .map(({ mood }) => mood),
  };
}
