import { isInTitle } from '../platforms/keyphrase.ts';
import type { Setting } from '../planning/types.ts';
import { textOf, type Cited } from './cited.ts';
import { searchPhrases } from './search-phrases.ts';

const MAX_PHRASES = 8;

/** The phrase that the page should rank for: the most specific search phrase in the title, or else the first. */
export function keyphraseOf(setting: Setting, title: string): Cited {
  const phrases = searchPhrases(setting, MAX_PHRASES);
  return phrases.find((phrase) => isInTitle(title, textOf(phrase))) ?? phrases[0] ?? [];
}
