import { SUBJECTIVE_TERMS } from '../platforms/amazon-terms.ts';
import { isRefused } from '../platforms/refusals.ts';
import type { Setting } from '../planning/types.ts';
import type { Language, Quote } from '../reading/index.ts';
import { smallWordsOf } from '../reading/language.ts';
import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { foldWord, hasDigit, isCapitalized, SMALL_WORDS, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
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
  const isFree = (part: string) =>
    !taken.has(part) && !SMALL_WORDS.has(part) && !SUBJECTIVE_TERMS.has(part) && !hasDigit(part);
  const isTelling = (part: string) =>
    !isOf(part, 'idle terms') &&
    !isOf(part, 'paired terms') &&
    !isOf(part, 'prefixes') &&
    part.length >= MIN_TERM &&
    !taken.has(stemOf(part));
  /** Adds the words of a compound together, or none of them. */
  const add = (parts: readonly string[], quote: Quote) => {
    const term = parts.join(' ');
    const size = encoder.encode(term).length + (pieces.length === 0 ? 0 : 1);
    const once = new Set(parts).size === parts.length;
    const wanted =
      parts.length === 1
        ? parts.every((part) => isFree(part) && isTelling(part))
        : once && parts.every((part) => isFree(part) && !isOf(part, 'idle terms'));
    if (!wanted || bytes + size > limit || isRefused(term, platform)) return;
    const text = pieces.map((piece) => piece.text).join('');
    if (isRefused(`${text} ${term}`, platform)) return;
    for (const part of parts) {
      taken.add(part);
      taken.add(stemOf(part));
    }
    if (pieces.length > 0) pieces.push({ text: ' ', sources: [] });
    pieces.push({ text: term, sources: [quote.span] });
    bytes += size;
  };
  const category = request.category ?? '';
  const filed: Quote = {
    text: category,
    span: { field: 'category', start: 0, end: category.length },
  };
  for (const word of wordsOf(levelsOf(category).join(' ')))
    for (const term of termsOf(word)) add(term, filed);
  for (const unit of reading.units) {
    if (unit.kind === 'broken' || unit.kind === 'boilerplate' || unit.kind === 'note') continue;
    // "Friendly" of a refused claim says nothing any more.
    if (isRefused(unit.text, platform)) continue;
    for (const word of searchedWords(unit.text, reading.language)) {
      if (isCapitalized(word) && reading.names.has(word) && unit.words > MAX_NAMED_WORDS) continue;
      for (const term of termsOf(word)) add(term, unit);
    }
  }
  return pieces;
}

/** The nearest levels of a category, but for one that files several things. */
function levelsOf(category: string): string[] {
  const levels = category.split('>').filter((level) => level.trim() !== '');
  return levels.slice(-2).filter((level) => !/[&,|]/u.test(level));
}

/** Nouns and adjectives, and compounds of any kind; in languages without a tagger, all but words of grammar. */
function searchedWords(text: string, language: Language): string[] {
  if (language !== 'en')
    return wordsOf(text).filter((word) => !smallWordsOf(language).has(word.toLowerCase()));
  const tokens = compounded(tagText(text));
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (token.word.includes('-'))
      return text.toLowerCase().includes(token.word.toLowerCase()) ? [token.word] : [];
    // "Hand wash": two words that say something only together.
    const pair = `${token.word} ${next?.word ?? ''}`;
    if (isOf(pair, 'term pairs')) return [pair.replace(' ', '-')];
    return isNamed(token) && !isOrder(token, index, next) ? [token.word] : [];
  });
}

/** Tokens with those that a hyphen holds together in one. */
function compounded(tokens: readonly Tagged[]): Tagged[] {
  const joined: Tagged[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const held = token.tag === 'HYPH' || last?.word.endsWith('-') === true;
    if (held && last !== undefined)
      joined[joined.length - 1] = { ...last, word: last.word + token.word };
    else joined.push(token);
  }
  return joined;
}

/** A noun or an adjective; the tagger takes a small word that it does not know for a name. */
function isNamed({ word, tag }: Tagged): boolean {
  const unknown = tag === 'NNP' && !isCapitalized(word) && word.length > MIN_TERM;
  return ['NN', 'NNS', 'JJ'].includes(tag) || (unknown && !word.endsWith('ly'));
}

/** "Work out in style", "zip up", "travel there": a verb that the tagger takes for a noun. */
function isOrder({ word }: Tagged, index: number, next: Tagged | undefined): boolean {
  if (isOf(next?.word ?? '', 'verb particles')) return true;
  const opens = index === 0 && vocabulary('verbs').has(foldWord(word));
  return opens && isTagged(next, 'IN', 'RB', 'DT', 'PRP', 'RP', 'TO');
}

/** The terms of a word: a compound is one, and what a slash parts are several. */
function termsOf(word: string): string[][] {
  return word
    .split('/')
    .map(partsOf)
    .filter((parts) => parts.length > 0);
}

function partsOf(word: string): string[] {
  return foldWord(word).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu) ?? [];
}

/** Letters of the shortest word that is searched for by itself. */
const MIN_TERM = 3;
/** Words up to which a line is a fact in capitals rather than a sentence with names. */
const MAX_NAMED_WORDS = 6;
