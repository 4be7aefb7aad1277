import type { Lexicon } from './lexicon.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Token } from './tokens.ts';

/** Whether a noun mostly names a thing, which can have qualities. */
export function isPart({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPart(text) === undefined || lexicon.isThing(text)) return true;
  if (vocabulary('parts').has(text)) return true;
  return lexicon.kind(text) === 'borne' && lexicon.mainPart(text) === 'noun';
}

/** Whether a word is mainly a noun, or the name of a part: "rings". */
export function isMostlyNoun({ text }: Token, lexicon: Lexicon): boolean {
  return lexicon.mainPart(text) === 'noun' || vocabulary('parts').has(text);
}

/** "Absorbs" in "the composite frame absorbs vibration", but no "handles". */
export function isFiniteVerb({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPart(text) !== 'verb' || vocabulary('parts').has(text)) return false;
  return text.endsWith('s') || lexicon.isBaseVerb(text);
}
