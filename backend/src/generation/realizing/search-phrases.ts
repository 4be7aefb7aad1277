import type { Setting } from '../planning/types.ts';
import { isForbidden, FORBIDDEN_CLAIMS } from '../platforms/forbidden-wording.ts';
import type { Reading } from '../reading/index.ts';
import { contentStems, stemOf, wordsOf } from '../text/words.ts';
import { toNameCase } from './capitals.ts';
import { cite, textOf, type Cited } from './cited.ts';
import { namedPhrases } from './phrases/named-phrases.ts';
import { nonEnglishPhrases } from './phrases/non-english-phrases.ts';
import { productHeads } from './phrases/product-head.ts';
import { searchForm } from './phrases/search-form.ts';
import { isSound, isTorn } from './phrases/standalone-phrase.ts';
import { unnamedPhrases } from './phrases/unnamed-phrases.ts';
import { writtenWork } from './phrases/written-works.ts';
import { modelName, shortName, wholeName } from './phrases/whole-names.ts';

/** Maximum words of a phrase that anyone types. */
const MAX_WORDS = 4;
const MAX_PHRASES = 6;

const phrasesOfSetting = new WeakMap<Setting, readonly Cited[]>();

/** Phrases of one to four words that a shopper would type, the most specific first. */
export function searchPhrases(setting: Setting, limit: number): Cited[] {
  const known = phrasesOfSetting.get(setting);
  const phrases = known ?? findPhrases(setting);
  if (known === undefined) phrasesOfSetting.set(setting, phrases);
  return phrases.slice(0, limit);
}

/**
 * All phrases of two words and more. A single word ("hat", "charger") finds too much beside them, but in
 * German, which writes its compounds as one word.
 */
function findPhrases(setting: Setting): Cited[] {
  const { reading, platform } = setting;
  const isEnglish = reading.language === 'en';
  const all = isEnglish ? englishPhrases(reading) : nonEnglishPhrases(reading);
  const found = distinct(all, setting);
  const phrases = found.filter((phrase) => textOf(phrase).includes(' '));
  const single = found.find((phrase) => !phrases.includes(phrase));
  const needsSingle = phrases.length === 0 || reading.language === 'de';
  const best = single !== undefined && needsSingle ? [...phrases, single] : phrases;
  const name = wholeName(reading);
  const isFuller =
    textOf(name) === reading.name.text || wordsOf(textOf(name)).includes(textOf(single ?? []));
  const isBetter = phrases.length === 0 && isEnglish && isFuller && textOf(name).includes(' ');
  if (best.length > 0 && !isBetter) return best.slice(0, MAX_PHRASES);
  const isRefused = isForbidden(textOf(name), platform) || textOf(name) === '';
  return [isRefused ? cite('product', reading.name) : name];
}

function englishPhrases(reading: Reading): Cited[] {
  const work = writtenWork(reading);
  if (work.length > 0) return work;
  return productHeads(reading).length > 0 ? namedPhrases(reading) : unnamedPhrases(reading);
}

/**
 * Phrases without duplicates, in the form that shoppers type, and without those that a platform
 * forbids.
 */
function distinct(candidates: readonly Cited[], { reading, platform }: Setting): Cited[] {
  const seen = new Set<string>();
  const isUnsaid = productHeads(reading).length === 0;
  const names = [
    ...writtenWork(reading),
    ...(isUnsaid ? [...modelName(reading), ...shortName(reading)] : []),
  ];
  const models = new Set(names.map(textOf));
  return candidates.flatMap((candidate) => {
    const isModel = models.has(textOf(candidate));
    const phrase = candidate.map((piece) => ({
      ...piece,
      text: isModel
        ? toNameCase(piece.text.replace(/["“”«»]/gu, ''))
        : searchForm(piece.text, reading),
    }));
    const text = textOf(phrase);
    const words = text.split(' ');
    const stems = contentStems(text).map(stemOf);
    const key = stems.toSorted().join(' ');
    if (
      key === '' ||
      seen.has(key) ||
      words.filter((word) => word !== '&').length > MAX_WORDS ||
      new Set(stems).size < stems.length ||
      (reading.language === 'en' && !isModel && !(isSound(words) && !isTorn(words, reading))) ||
      isForbidden(text, platform) ||
      FORBIDDEN_CLAIMS.test(text)
    )
      return [];
    seen.add(key);
    return [phrase];
  });
}
