import type { Lexicon } from './lexicon.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Token } from './tokens.ts';

/** Whether a noun mostly names a thing, which can have qualities. */
export function isPartNoun({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPartOfSpeech(text) === undefined || lexicon.isThing(text)) return true;
  if (vocabulary('parts').has(text)) return true;
  return lexicon.nounCategory(text) === 'attributed' && lexicon.mainPartOfSpeech(text) === 'noun';
}

/** Whether a word is mainly a noun, or the name of a part: "rings". */
export function isMostlyNoun({ text }: Token, lexicon: Lexicon): boolean {
  return lexicon.mainPartOfSpeech(text) === 'noun' || vocabulary('parts').has(text);
}

/** "Absorbs" in "the composite frame absorbs vibration", but no "handles". */
export function isFiniteVerb({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPartOfSpeech(text) !== 'verb' || vocabulary('parts').has(text)) return false;
  return text.endsWith('s') || lexicon.isBaseVerb(text);
}
