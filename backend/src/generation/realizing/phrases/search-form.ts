import type { ProductName, Reading } from '../../reading/index.ts';
import { oncePer, oncePerText } from '../../remember.ts';
import { foldWord, hasLowercase, isCapitalized, stemOf, wordsOf } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { isMostlyCaps, toNameCase } from '../capitals.ts';
import { brandWords } from './brands.ts';
import { phraseEvidenceOf } from './phrase-evidence.ts';
import { knownNamesIn } from './known-names.ts';
import {
  isDescribing,
  isInDictionary,
  isKnownCompound,
  isPossibleName,
  isAbbreviation,
  isFunctionWord,
} from './words.ts';

/** A phrase as shoppers type it: in lower case, except for names and abbreviations. */
export function searchForm(text: string, reading: Reading): string {
  return searchFormsOf(reading)(text);
}

/** Remembered, because the same words occur in several candidates. */
const searchFormsOf = oncePer((reading: Reading) =>
  oncePerText((text) => findSearchForm(text, reading)),
);

function findSearchForm(text: string, reading: Reading): string {
  const { segments } = reading.name;
  const known = segments.flatMap(knownNamesIn).map((known) => known.text);
  const name = known.find((known) => ` ${text} `.includes(` ${known} `));
  if (name === undefined) return plainForm(text, reading);
  const at = ` ${text} `.indexOf(` ${name} `);
  const [first, rest] = [text.slice(0, at).trim(), text.slice(at + name.length).trim()];
  const nameForm = isMostlyCaps(reading.name.text) ? toNameCase(name) : name;
  return [
    first === '' ? '' : searchForm(first, reading),
    nameForm,
    rest === '' ? '' : searchForm(rest, reading),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function plainForm(text: string, reading: Reading): string {
  const words = text
    .replace(/[‐‑]/gu, '-')
    .replace(/[^\p{L}\p{N}\p{M}'’&./ -]+/gu, ' ')
    .trim()
    .split(/\s+/u);
  // An ordinary pair loses its capital: "French press".
  const kept: boolean[] = [];
  for (const [at, word] of words.entries()) {
    const keeps = keepsCase(word, reading) || isNameInText(word, reading);
    kept.push(keeps && (isAbbreviation(word) || !isKnownCompound(word, words[at + 1] ?? '')));
  }
  // A team is a name as a whole: "Tarnside United".
  const isTeam = (at: number) =>
    isInClass((words[at] ?? '').toLowerCase(), 'ends of teams') &&
    [words[at - 1], words[at]].every((word = '') => isCapitalized(word)) &&
    !isMostlyCaps(reading.name.text);
  const { lowercaseStems } = phraseEvidenceOf(reading);
  const { language } = reading;
  return words
    .map((word, at) => {
      // A dictionary word that belongs to a name: "Disney" of "Disney Ariel figure".
      const isBeforeName =
        kept[at + 1] === true &&
        (words[at + 1] ?? '').length > 1 &&
        !isAbbreviation(words[at + 1] ?? '');
      const isName =
        language === 'en' &&
        isBeforeName &&
        (!isDescribing(word) || isPairInName(word, words[at + 1] ?? '', reading));
      // A place name's ending: "Falls" of "Aber Falls".
      const isPlace = kept[at - 1] === true && isInClass(word.toLowerCase(), 'ends of places');
      const isKept =
        kept[at] === true ||
        isPlace ||
        isTeam(at) ||
        isTeam(at + 1) ||
        (isName && !lowercaseStems.has(stemOf(word)));
      return isKept ? word : word.toLowerCase();
    })
    .join(' ');
}

/** Whether the name and a statement both have the adjective with the name after it: "Teen Otters". */
function isPairInName(word: string, next: string, { name, units }: Reading): boolean {
  const isPair = (text: string) => ` ${text} `.includes(` ${word} ${next} `);
  return isCapitalized(word) && isPair(name.text) && units.some(({ text }) => isPair(text));
}

function keepsCase(word: string, reading: Reading): boolean {
  const { name, language } = reading;
  if (isFunctionWord(word)) return false;
  if (isAbbreviation(word) || vocabulary('proper-names').has(foldWord(word))) return true;
  if (language === 'en' && teamWords(name).includes(word)) return !isMostlyCaps(name.text);
  // German nouns are capitalized.
  if (language === 'de' || /\p{Ll}\p{Lu}/u.test(word)) return true;
  // Romance nouns aren't capitalized, so a capital inside the name marks a proper name: "Caffettiera Alba".
  const isRomance = language === 'fr' || language === 'es' || language === 'it';
  if (isRomance && !isMostlyCaps(name.text)) return !name.text.startsWith(word);
  // Numerals and letters: "Turbo III", "vitamin C".
  if (/^(?:[IVX]{2,4}|[B-Z]\d{0,2})$/u.test(word) || brandWords(reading).includes(word))
    return true;
  // A model number: "SC-3216STV".
  if (word.length > 3 && /^\p{Lu}+-?\d[\p{Lu}\d-]*$/u.test(word)) return true;
  if (isMostlyCaps(name.text)) return false;
  if (!hasLowercase(word)) return /\p{L}{2}/u.test(word) && !isInDictionary(word);
  if (language !== 'en' || isHyphenatedCompound(word)) return false;
  return (
    !isDescribing(word) &&
    !isInDictionary(word) &&
    !phraseEvidenceOf(reading).lowercaseStems.has(stemOf(word))
  );
}

/** Whether a hyphenated word consists of ordinary words: "Multi-Slot", "Do-it-Yourself", "V-Neck". */
function isHyphenatedCompound(word: string): boolean {
  const parts = word.split('-');
  const isPlain = (part: string) =>
    part.length === 1 ||
    isFunctionWord(part) ||
    isInClass(part.toLowerCase(), 'prefixes') ||
    isInDictionary(part);
  return parts.length > 1 && parts.every((part) => !/\p{Lu}{2}|\d/u.test(part) && isPlain(part));
}

/** Whether the features capitalize a word inside a sentence, which marks it as a name: "The Daphne Hoodie is". */
function isNameInText(word: string, reading: Reading): boolean {
  const { lowercaseStems, capitalizedWords } = phraseEvidenceOf(reading);
  return (
    reading.language === 'en' &&
    capitalizedWords.has(word) &&
    !lowercaseStems.has(stemOf(word)) &&
    isPossibleName(word) &&
    !isDescribing(word)
  );
}

/** The team after a league's name: "Atlanta Falcons" of "NFL Atlanta Falcons - Wallet". */
const teamWords = oncePer(({ segments }: ProductName): readonly string[] =>
  segments.slice(0, -1).flatMap(({ text }) => {
    const words = wordsOf(text);
    const from = words.findIndex((word) => isInClass(foldWord(word), 'leagues')) + 1;
    return from > 0 && words.slice(from).every(isCapitalized) ? words.slice(from) : [];
  }),
);
