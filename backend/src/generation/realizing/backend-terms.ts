import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import { isRefused } from '../platforms/refusals.ts';
import type { Setting } from '../planning/types.ts';
import type { Language, Quote } from '../reading/index.ts';
import { smallWordsOf } from '../reading/language.ts';
import { tagText } from '../reading/tagging.ts';
import { foldWord, hasDigit, isCapitalized, SMALL_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import type { Cited } from './cited.ts';

const encoder = new TextEncoder();

/** Words of the input that the title lacks and that a search may use, most telling first. */
export function backendTerms(setting: Setting, title: string, limit: number): Cited {
  const { reading, platform } = setting;
  const { request } = reading;
  const taken = new Set(
    wordsOf(title).flatMap((word) => [
      foldWord(word),
      ...partsOf(word),
      ...partsOf(word).map(stemOf),
    ]),
  );
  for (const word of wordsOf(request.brand_name ?? '')) taken.add(foldWord(word));
  const pieces: { text: string; sources: Cited[number]['sources'] }[] = [];
  let bytes = 0;
  const add = (word: string, quote: Quote) => {
    for (const part of partsOf(word)) {
      const size = encoder.encode(part).length + (pieces.length === 0 ? 0 : 1);
      const idle =
        taken.has(part) ||
        SMALL_WORDS.has(part) ||
        SUBJECTIVE_TERMS.has(part) ||
        isOf(part, 'idle terms') ||
        hasDigit(part) ||
        part.length < 3 ||
        taken.has(stemOf(part)) ||
        isOf(part, 'prefixes');
      if (idle || bytes + size > limit || isRefused(part, platform)) continue;
      const text = pieces.map((piece) => piece.text).join('');
      if (isRefused(`${text} ${part}`, platform)) continue;
      taken.add(part);
      taken.add(stemOf(part));
      if (pieces.length > 0) pieces.push({ text: ' ', sources: [] });
      pieces.push({ text: part, sources: [quote.span] });
      bytes += size;
    }
  };
  const category = request.category ?? '';
  const filed: Quote = {
    text: category,
    span: { field: 'category', start: 0, end: category.length },
  };
  for (const word of wordsOf(levelsOf(category).join(' '))) add(word, filed);
  for (const unit of reading.units) {
    if (unit.kind === 'broken' || unit.kind === 'boilerplate' || unit.kind === 'note') continue;
    // "Friendly" of a refused claim says nothing any more.
    if (isRefused(unit.text, platform)) continue;
    for (const word of searchedWords(unit.text, reading.language)) {
      if (!(isCapitalized(word) && reading.names.has(word) && unit.words > 6)) add(word, unit);
    }
  }
  return pieces;
}

/** The nearest levels of a category, but for one that files several things. */
function levelsOf(category: string): string[] {
  const levels = category.split('>').filter((level) => level.trim() !== '');
  return levels.slice(-2).filter((level) => !/[&,|]/u.test(level));
}

/** Nouns and adjectives; in languages without a tagger, all but words of grammar. */
function searchedWords(text: string, language: Language): string[] {
  if (language !== 'en')
    return wordsOf(text).filter((word) => !smallWordsOf(language).has(word.toLowerCase()));
  return tagText(text)
    .filter(({ tag }) => ['NN', 'NNS', 'JJ'].includes(tag))
    .map(({ word }) => word);
}

function partsOf(word: string): string[] {
  return foldWord(word).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? [];
}
