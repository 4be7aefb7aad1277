import type { Reading } from '../../reading/index.ts';
import { wordsOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { withoutPunctuation } from './name-amounts.ts';
import { withoutRepeatedWords } from './name-codes.ts';
import { nounOf, headNouns } from './head-nouns.ts';
import { productGroupOf, isColor, isKnownCompound, isPerson } from './words.ts';

/** A name without its article, repetitions, and a color or size after its noun. */
export function shortenName(tokens: readonly string[], reading: Reading): readonly string[] {
  const kept = withoutRepeatedWords(withoutArticle(tokens))
    .map(withoutPunctuation)
    .filter((word) => word !== '');
  const words = endsInSize(kept, reading) ? kept.slice(0, -1) : kept;
  const [head] = headNouns(reading);
  const isVariantWord = (word: string) => isColor(word) || isInClass(word.toLowerCase(), 'sizes');
  const noun = words.lastIndexOf(head === undefined ? '' : nounOf(head));
  // A color or size after the noun only identifies the variant: "Vinyl Banner White".
  return noun > 0 && words.slice(noun + 1).every(isVariantWord) ? words.slice(0, noun + 1) : words;
}

/** Whether a name ends in a size: "Harbor Jacket M", "Otter Teddy Md". A single letter counts only for clothing. */
function endsInSize(words: readonly string[], { name, request }: Reading): boolean {
  const last = words.at(-1) ?? '';
  const isWorn = ['clothing', 'footwear', 'headwear'].includes(
    productGroupOf(wordsOf(request.category ?? '')) ?? productGroupOf(wordsOf(name.text)) ?? '',
  );
  return (
    words.length > 2 &&
    (/^(?:sm|md|lg|xs|xl|xxl)$/iu.test(last) || (isWorn && /^[SML]$/u.test(last)))
  );
}

/** Removes leading articles and other function words. */
function withoutArticle(tokens: readonly string[]): readonly string[] {
  const isIdle = (token: string) =>
    /^(?:the|an?|and|or|of|in\.)$/iu.test(token) ||
    isInClass(token.toLowerCase(), 'unsearched words');
  const last = tokens.length - 1;
  let from = 0;
  // Bound to the next word: "3 in 1 charger", "smart watch".
  const isBound = (at: number) =>
    /^in$/iu.test(tokens[at + 1] ?? '') ||
    isKnownCompound(tokens[at] ?? '', withoutPunctuation(tokens[at + 1] ?? ''));
  // The article of a title: "The Otter's Woven Blanket", "The Doll Maker".
  const isTitled = (at: number) =>
    /^the$/iu.test(withoutPunctuation(tokens[at] ?? '')) &&
    hasPossessiveOrPerson(tokens.slice(at + 1, at + 3).map(withoutPunctuation));
  while (
    from < last &&
    isIdle(withoutPunctuation(tokens[from] ?? '')) &&
    !isBound(from) &&
    !isTitled(from)
  )
    from += 1;
  return tokens.slice(from);
}

/** Whether the words contain a possessive or a person: "Otter's", "Doll Maker". */
function hasPossessiveOrPerson(words: readonly string[]): boolean {
  return words.some((word) => /\p{L}['’]s$/u.test(word) || isPerson(word));
}
