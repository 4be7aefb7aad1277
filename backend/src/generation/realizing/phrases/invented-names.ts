import type { Reading } from '../../reading/index.ts';
import { foldWord, isCapitalized, stemOf } from '../../text/words.ts';
import { vocabulary } from '../../vocabulary/index.ts';
import { isListed, type Atom } from './atoms.ts';
import { evidenceOf } from './evidence.ts';
import { isInDictionary, isShortForm } from './words.ts';

/**
 * Whether a word of the name only names this product or its line, so that nobody types it who
 * doesn't know it: "Fortuna" of a plant pot, "Wise" of "our Wise bottom fits".
 */
export function isInvented(atom: Atom, reading: Reading): boolean {
  const { text, kind } = atom;
  const isSaid = ['maker', 'world', 'people', 'motif'].includes(kind) || isListed(atom);
  if (isSaid || text.includes(' ') || !isCapitalized(text) || isShortForm(text)) return false;
  const { common, invented } = evidenceOf(reading);
  if (common.has(stemOf(text)) || vocabulary('proper-names').has(foldWord(text))) return false;
  if (text.split('-').length > 1) return false;
  return !isInDictionary(text) || invented.has(text);
}
