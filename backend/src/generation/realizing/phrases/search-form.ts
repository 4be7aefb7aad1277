import type { Reading } from '../../reading/index.ts';
import { tagText } from '../../reading/tagging.ts';
import { foldWord, hasSmallLetter, wordsOf } from '../../text/words.ts';
import { vocabulary } from '../../vocabulary/index.ts';
import { shouts } from '../capitals.ts';
import { isCompound, isTold, kindOf } from './word-kinds.ts';

const MAX_WORDS = 4;

/** A phrase as a shopper types it: small letters but for names and short forms. */
export function searchForm(text: string, reading: Reading): string {
  const words = text
    .replace(/[^\p{L}\p{N}\p{M}'’&./ -]+/gu, ' ')
    .trim()
    .split(/\s+/u);
  const needed = words.length > MAX_WORDS ? words.filter((word) => word !== '&') : words;
  const branded = text.includes(reading.request.brand_name ?? ' ');
  const keeps = (word: string, next = '', last = '') =>
    kindOf(word) === 'technical' ||
    // "USB C"
    (/^\p{Lu}$/u.test(word) && kindOf(last) === 'technical') ||
    (!isCompound(word, next, 'things') && keepsCase(word, reading, branded));
  return needed
    .map((word, at) => (keeps(word, needed[at + 1], needed[at - 1]) ? word : word.toLowerCase()))
    .join(' ');
}

function keepsCase(word: string, reading: Reading, branded: boolean): boolean {
  const { request, name, names, language } = reading;
  const small = foldWord(word);
  if (vocabulary('proper-names').has(small)) return true;
  if (branded && wordsOf(request.brand_name ?? '').includes(word)) return true;
  // German nouns have a capital.
  if (language === 'de' || /\p{Ll}\p{Lu}/u.test(word)) return true;
  // "Caffettiera Alba": Romance nouns have none, but for one that begins the name.
  const isRomance = language === 'fr' || language === 'es' || language === 'it';
  if (isRomance && !shouts(name.text)) return !name.text.startsWith(word);
  // "Non-GMO"
  if (/\p{Lu}{2}/u.test(word) && hasSmallLetter(word)) return true;
  if (!hasSmallLetter(word)) return !shouts(name.text) && word.length > 1;
  return (
    language === 'en' &&
    names.has(word) &&
    isUnknown(small) &&
    !isTold(word, reading) &&
    isNamed(word, request.features)
  );
}

/** Whether a text has a word with a capital in the middle of a sentence. */
function isNamed(word: string, text: string): boolean {
  const words = text.split(/\s+/u);
  return words.some(
    (one, at) => at > 0 && wordsOf(one)[0] === word && /[\p{L},]$/u.test(words[at - 1] ?? ''),
  );
}

function isUnknown(word: string): boolean {
  return tagText(`the ${word} is`)[1]?.tag === 'NNP';
}
