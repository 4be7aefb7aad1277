import type { Reading } from '../../reading/index.ts';
import { leadOf } from '../../reading/name.ts';
import { wordsOf } from '../../text/words.ts';
import { toNameCase } from '../capitals.ts';
import { cite, type Cited } from '../cited.ts';
import { searchForm } from './search-form.ts';
import { isInDictionary, isProduct, isSmallWord } from './words.ts';

const MAX_WORDS = 4;

/**
 * A name that doesn't say what the product is: the whole name, or its longest part without function
 * words.
 */
export function wholeName(reading: Reading): Cited {
  const { name, request, language } = reading;
  const lead = name.segments[leadOf(name)]?.text ?? name.text;
  const text = lead.replace(MEASURED, '').replace(/["“”«»]|#\p{L}+/gu, '');
  const words = withoutLoose(text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  if (words.length === 0) return cite(request.category ?? '', name);
  const isWhole = words.length <= MAX_WORDS && !isSmallWord(words.at(-1) ?? '');
  const stretches = text.split(/[^\p{L}\p{N}'’&.-]+/u).reduce<string[][]>(
    (all, word) => {
      if (isSmallWord(word)) all.push([]);
      else all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  // What a name begins with says more of the product than what it is for.
  const several = stretches.filter((stretch) => stretch.length > 1);
  const said = several.find((stretch) => stretch.some(isProduct)) ??
    several[0] ?? [...words.slice(0, MAX_WORDS)];
  while (isSmallWord(said[0] ?? 'name')) said.shift();
  while (isSmallWord(said.at(-1) ?? 'name')) said.pop();
  const kept = isWhole ? words : said.slice(0, MAX_WORDS);
  const isPlain = language === 'en' && wordsOf(kept.join(' ')).every(isInDictionary);
  const whole = toNameCase(kept.join(' '));
  return cite(isPlain ? searchForm(whole, reading) : whole, name);
}

/** "14 Inch Space Grey": a measure, and what follows it. */
const MEASURED = /(?<=\S) \d[\d.,]*[ -](?:inch|in|mm|cm|oz|ml)\b.*$/iu;

/** "Bloom" of "Bloom Eau de": a name without the words at its end that a small word leaves open. */
function withoutLoose(words: readonly string[]): string[] {
  return /^(?:de|du|of|for|with|by|and)$/iu.test(words.at(-1) ?? '') && words.length > 2
    ? words.slice(0, -2)
    : [...words];
}
