import type { Quote } from '../../reading/index.ts';
import { textOf, type Cited } from '../cited.ts';

export function isPhrase(phrase: Cited): boolean {
  return textOf(phrase).includes(' ');
}

export function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

export function lastOf(phrase: Cited): Cited {
  return phrase.map((piece) => ({ ...piece, text: lastWord(piece.text) }));
}

/** "Women's", with the words that say so, before a phrase. */
export function prefixed({ text, span }: Quote, [phrase]: Cited): Cited {
  if (phrase === undefined) return [];
  return [{ text: `${text} ${phrase.text}`, sources: [span, ...phrase.sources] }];
}
