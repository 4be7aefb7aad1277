import type { Reading } from '../../reading/index.ts';
import { productSegmentOf } from '../../reading/name.ts';
import { wordsOf } from '../../text/words.ts';
import { toNameCase } from '../capitals.ts';
import { cite, type Cited } from '../cited.ts';
import { searchForm } from './search-form.ts';
import { isInDictionary, isFunctionWord } from './words.ts';

/** Maximum words of a name that is kept whole; its first words could name another product. */
const MAX_WHOLE_WORDS = 10;
const MAX_TRUNCATED_WORDS = 4;

/**
 * The search phrase for a name that yields no other: its first part, or its first words.
 * @param allowed the name without the claims that a platform forbids
 */
export function wholeNamePhrase(reading: Reading, allowed?: string): Cited {
  const { name, request, language } = reading;
  const lead = allowed ?? name.segments[productSegmentOf(name)]?.text ?? name.text;
  const text = lead.replace(MEASURED, '').replace(/["“”«»!?]|#\p{L}+/gu, '');
  const words = withoutFunctionWordEnding(
    text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]|&/u.test(word)),
  );
  if (words.length === 0) return cite(request.category ?? '', name);
  const kept =
    words.length <= MAX_WHOLE_WORDS
      ? words
      : withoutFunctionWordEnding(words.slice(0, MAX_TRUNCATED_WORDS));
  const isPlain = language === 'en' && wordsOf(kept.join(' ')).every(isInDictionary);
  const whole = toNameCase(kept.join(' '));
  return cite(isPlain ? searchForm(whole, reading) : whole, name);
}

/** A measure and the words after it: "14 Inch Space Grey". */
const MEASURED = /(?<=\S) \d[\d.,]*(?:["”″]|[ -](?:inch|in|mm|cm|oz|ml)\b).*$/iu;

/** Removes a function word at the end with the word before it: "Bloom Eau de". */
function withoutFunctionWordEnding(words: readonly string[]): readonly string[] {
  const endsInFunctionWord = isFunctionWord(words.at(-1) ?? '') || words.at(-1) === '&';
  return endsInFunctionWord && words.length > 2 ? words.slice(0, -2) : words;
}
