import type { Lexicon } from './lexicon.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Token } from './tokens.ts';

/** Whether a noun mostly names a thing: what can have a quality of its own. */
export function isPart({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPart(text) === undefined || lexicon.isThing(text)) return true;
  if (vocabulary('parts').has(text)) return true;
  return lexicon.kind(text) === 'borne' && lexicon.mainPart(text) === 'noun';
}

/** Whether a word is a noun before all, or the name of a part: "rings". */
export function isMostlyNoun({ text }: Token, lexicon: Lexicon): boolean {
  return lexicon.mainPart(text) === 'noun' || vocabulary('parts').has(text);
}

/** "Absorbs" in "the composite frame absorbs vibration", but no "handles". */
export function isFiniteVerb({ text }: Token, lexicon: Lexicon): boolean {
  if (lexicon.mainPart(text) !== 'verb' || vocabulary('parts').has(text)) return false;
  return text.endsWith('s') || lexicon.isBaseVerb(text);
}
