import { labelType } from '../reading/facts.ts';
import type { Language, Reading, Unit } from '../reading/index.ts';
import { functionWordsOf } from '../reading/language.ts';
import { isCapitalized, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';

/** A unit's nouns and adjectives in a language other than English, as shoppers search for them. */
export function nonEnglishTerms(unit: Unit, reading: Reading): string[] {
  const { language } = reading;
  if (isListOfValues(unit, reading)) return plainWords(unit.text, language);
  const text = affirmedPart(unit.text, language);
  return language === 'de' ? germanWords(text, unit) : romanceWords(text, unit, language);
}

/** A statement up to its first denial. */
export function affirmedPart(text: string, language: Language): string {
  if (language === 'other') return text;
  const tokens = text.split(/\s+/u);
  const end = tokens.findIndex((token, at) => {
    const word = (wordsOf(token)[0] ?? '').replaceAll('’', "'");
    const isFreeOf = /^frei$/iu.test(word) && /^von$/iu.test(tokens[at + 1] ?? '');
    return isInClass(word, `denials ${language}`) || isFreeOf;
  });
  return end === -1 ? text : tokens.slice(0, end).join(' ');
}

/** Whether each value is searched separately: "Colors: sand, navy blue". */
function isListOfValues({ id }: Unit, { lines }: Reading): boolean {
  const line = lines.find(({ units }) => units[0]?.id === id);
  return ['color', 'material'].includes(labelType(line?.label?.text) ?? '');
}

function plainWords(text: string, language: Language): string[] {
  const functionWords = functionWordsOf(language);
  return wordsOf(text).filter((word) => !functionWords.has(word.toLowerCase()) && word.length > 2);
}

const GERMAN_ADJECTIVE =
  /(?:\p{L}{3}frei|fest|dicht|geeignet|bar|los|haft|weich|leicht|bezogen|beschichtet|gefüttert)(?:e[rsnm]?)?$/iu;

/** Nouns, which are capitalized, and adjectives, recognized by their endings. */
function germanWords(text: string, { finite }: Unit): string[] {
  const functionWords = functionWordsOf('de');
  return wordsOf(text).filter((word, at) => {
    if (functionWords.has(word.toLowerCase()) || word.length < 3) return false;
    const isAdjective = GERMAN_ADJECTIVE.test(word);
    return (
      isAdjective || (isCapitalized(word) && (at > 0 || (!finite && !/(?:en|es?|er)$/u.test(word))))
    );
  });
}

/** Words before a noun; articles that can also be pronouns aren't listed. */
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
/** Adjective endings that common verb forms don't have. */
const ADJECTIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:ique|ables?|ibles?|eux|euses?|elles?|aires?|ées?|bio|clair|foncé)$/iu,
  es: /(?:[ai]d[oa]s?|[aei]bles?|os[oa]s?|[ií]c[oa]s?|al(?:es)?|marino|claro|oscuro)$/iu,
  it: /(?:[aiu]t[oa]|[aei]bil[ei]|os[oa]|ic[oa]|ale|ali|chiaro|scuro)$/iu,
};

/** Nouns after an article or preposition, or at the start of a list item, and the adjectives after them. */
function romanceWords(text: string, unit: Unit, language: Language): string[] {
  return text.split(/[,;(]\s?/u).flatMap((phrase) => wordsOfPhrase(phrase, unit, language));
}

function wordsOfPhrase(text: string, { finite }: Unit, language: Language): string[] {
  const small = functionWordsOf(language);
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
      INFINITIVE[language]?.test(folded) === true && !isInClass(folded, 'foreign materials');
    const isNoun = isWord && (announced || opens) && !isVerb;
    const isAdjective = isWord && at === noun + 1 && ADJECTIVE[language]?.test(folded) === true;
    if (!isNoun && !isAdjective) continue;
    if (isInClass(folded, 'idle foreign terms')) continue;
    noun = at;
    found.push(word);
  }
  return found;
}
