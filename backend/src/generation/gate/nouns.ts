import type { Lexicon } from './lexicon.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Token } from './tokens.ts';

/** Whether a noun names a thing or a part, which can have attributes. */
export function isPartNoun({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPartOfSpeech(text) === undefined || lexicon.isThing(text)) return true;
  if (vocabulary('parts').has(text)) return true;
  return lexicon.nounCategory(text) === 'attributed' && lexicon.mainPartOfSpeech(text) === 'noun';
}

/** Whether a word is mainly a noun, or the name of a part: "rings". */
export function isMostlyNoun({ text }: Token, lexicon: Lexicon): boolean {
  return lexicon.mainPartOfSpeech(text) === 'noun' || vocabulary('parts').has(text);
}

/**
 * Whether a word is mainly a finite verb: "absorbs" in "the composite frame absorbs vibration", but
 * not "handles".
 */
export function isFiniteVerb({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPartOfSpeech(text) !== 'verb' || vocabulary('parts').has(text)) return false;
  return text.endsWith('s') || lexicon.isBaseVerb(text);
}
