import { labelType } from '../reading/facts.ts';
import type { Language, Reading, Unit } from '../reading/index.ts';
import { smallWordsOf } from '../reading/language.ts';
import { isTagged, tagText, type Tagged } from '../reading/tagging.ts';
import { contentStems, foldWord, isCapitalized, stemOf, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { calmCapitals } from './capitals.ts';

/** The words of a unit by which a shopper would search: nouns and adjectives, and no verbs. */
export function termWords(unit: Unit, reading: Reading): string[] {
  const { language } = reading;
  if (language === 'en') return englishWords(unit, reading);
  if (isListed(unit, reading)) return plainWords(unit.text, language);
  const text = saidOf(unit.text, language);
  return language === 'de' ? germanWords(text, unit) : romanceWords(text, unit, language);
}

/** A statement up to where it says what the product is not. */
function saidOf(text: string, language: Language): string {
  if (language === 'other') return text;
  const tokens = text.split(/\s+/u);
  const end = tokens.findIndex((token, at) => {
    const word = (wordsOf(token)[0] ?? '').replaceAll('’', "'");
    const isFreeOf = /^frei$/iu.test(word) && /^von$/iu.test(tokens[at + 1] ?? '');
    return isOf(word, `denials ${language}`) || isFreeOf;
  });
  return end === -1 ? text : tokens.slice(0, end).join(' ');
}

/** "Colors: sand, navy blue": values of which each is searched for. */
function isListed({ id }: Unit, { lines }: Reading): boolean {
  const line = lines.find(({ units }) => units[0]?.id === id);
  return ['color', 'material'].includes(labelType(line?.label?.text) ?? '');
}

function plainWords(text: string, language: Language): string[] {
  const small = smallWordsOf(language);
  return wordsOf(text).filter((word) => !small.has(word.toLowerCase()) && word.length > 2);
}

const GERMAN_ADJECTIVE =
  /(?:\p{L}{3}frei|fest|dicht|geeignet|bar|los|haft|weich|leicht|bezogen|beschichtet|gefüttert)(?:e[rsnm]?)?$/iu;

/** Nouns, which have a capital, and adjectives by their endings. */
function germanWords(text: string, { finite }: Unit): string[] {
  const small = smallWordsOf('de');
  return wordsOf(text).filter((word, at) => {
    if (small.has(word.toLowerCase()) || word.length < 3) return false;
    const isAdjective = GERMAN_ADJECTIVE.test(word);
    return (
      isAdjective || (isCapitalized(word) && (at > 0 || (!finite && !/(?:en|es?|er)$/u.test(word))))
    );
  });
}

/** Words after which a noun comes, and none of its articles is a pronoun. */
const BEFORE_NOUN: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^(?:de|du|des|en|la|le|les|un|une|au|aux|avec|sur|à|sa|son|ses|ce|cette)$/iu,
  es: /^(?:de|del|en|con|la|el|los|las|un|una|unos|unas|al|su|sus|esta|este)$/iu,
  it: /^(?:di|del|della|dei|in|con|la|il|lo|gli|le|un|una|al|alla|su|questa|questo)$/iu,
};
const INFINITIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:er|ir|re|oir)$/iu,
  es: /(?:[aei]r|arse)$/iu,
  it: /(?:[aei]re|arsi)$/iu,
};
/** Endings of adjectives that are those of no common form of a verb. */
const ADJECTIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:ique|ables?|ibles?|eux|euses?|elles?|aires?|ées?|bio|clair|foncé)$/iu,
  es: /(?:[ai]d[oa]s?|[aei]bles?|os[oa]s?|[ií]c[oa]s?|al(?:es)?|marino|claro|oscuro)$/iu,
  it: /(?:[aiu]t[oa]|[aei]bil[ei]|os[oa]|ic[oa]|ale|ali|chiaro|scuro)$/iu,
};

/**
 * Nouns, which an article or a preposition announces or a phrase of a list begins with, and the
 * adjectives that follow them.
 */
function romanceWords(text: string, unit: Unit, language: Language): string[] {
  return text.split(/[,;(]\s?/u).flatMap((phrase) => wordsOfPhrase(phrase, unit, language));
}

function wordsOfPhrase(text: string, { finite }: Unit, language: Language): string[] {
  const small = smallWordsOf(language);
  const words = wordsOf(text.replace(/\p{L}{1,3}['’]/gu, (elided) => `${elided.slice(0, -1)}e `));
  const found: string[] = [];
  let noun = -2;
  for (const [at, word] of words.entries()) {
    const folded = word.toLowerCase();
    const before = words[at - 1] ?? '';
    const announced = BEFORE_NOUN[language]?.test(before) || /^[dl]e$/iu.test(before);
    // "Socle en hêtre", but not "Tient en place"
    const opens = at === 0 && (!finite || /^(?:de|du|en|di)$/iu.test(words[1] ?? ''));
    const isWord = !small.has(folded) && !BEFORE_NOUN[language]?.test(folded) && folded.length > 2;
    const isVerb =
      INFINITIVE[language]?.test(folded) === true && !isOf(folded, 'foreign materials');
    const isNoun = isWord && (announced || opens) && !isVerb;
    const isAdjective = isWord && at === noun + 1 && ADJECTIVE[language]?.test(folded) === true;
    if (!isNoun && !isAdjective) continue;
    if (isOf(folded, 'idle foreign terms')) continue;
    noun = at;
    found.push(word);
  }
  return found;
}

/** Nouns and adjectives, and compounds of any kind. */
function englishWords({ text, finite, words: length }: Unit, reading: Reading): string[] {
  const said = calmCapitals(saidOf(text, 'en'), reading.names, reading.name.text);
  const tokens = compounded(tagText(said));
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (token.word.includes('-'))
      return said.toLowerCase().includes(token.word.toLowerCase()) ? [token.word] : [];
    // "Hand wash": two words that say something only together.
    const pair = `${token.word} ${next?.word ?? ''}`;
    if (isOf(pair, 'term pairs')) return [pair.replace(' ', '-')];
    // "Cruelty free": without its second word, which Amazon refuses, the first says the opposite.
    if (/^free$/iu.test(next?.word ?? '')) return [];
    if (!isNamed(token) || isOrder(token, index, next)) return [];
    if (isCapitalized(token.word) && reading.names.has(token.word) && length > MAX_NAMED_WORDS)
      return [];
    const tells =
      !finite ||
      length <= MAX_NAMED_WORDS ||
      isKnown(token.word) ||
      isCommonHere(token.word, reading);
    return tells ? [token.word] : [];
  });
}

/** A word that is searched for wherever it occurs. */
function isKnown(word: string): boolean {
  const small = foldWord(word);
  const known = [
    'materials',
    'colors',
    'audiences',
    'parts',
    'certifications',
    'occasions',
  ] as const;
  return known.some((name) => vocabulary(name).has(small)) || isOf(small, 'searched traits');
}

/** In sentences, a word that the input says more than once, or that its category has, is to the point. */
function isCommonHere(word: string, { request }: Reading): boolean {
  const stem = stemOf(foldWord(word));
  const stems = contentStems(
    `${request.product_name}\n${request.category ?? ''}\n${request.features}`,
  );
  return stems.filter((other) => other === stem).length > 1;
}

/** Tokens, with hyphenated ones joined. */
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
  const unknown = tag === 'NNP' && !isCapitalized(word) && word.length > 3;
  return ['NN', 'NNS', 'JJ'].includes(tag) || (unknown && !word.endsWith('ly'));
}

/** "Work out in style", "zip up", "travel there": a verb that the tagger takes for a noun. */
function isOrder({ word }: Tagged, index: number, next: Tagged | undefined): boolean {
  if (isOf(next?.word ?? '', 'verb particles')) return true;
  const opens = index === 0 && vocabulary('verbs').has(foldWord(word));
  return opens && isTagged(next, 'IN', 'RB', 'DT', 'PRP', 'RP', 'TO');
}

/** Words up to which a line is a fact in capitals rather than a sentence with names. */
const MAX_NAMED_WORDS = 6;
