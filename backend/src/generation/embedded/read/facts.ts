import type { Statement } from '../../facts/statements.ts';
import { countWords, foldWord, wordsOf } from '../../text/words.ts';
import { calmCapitals, sentenceCase } from './calm.ts';
import { headOf, shapeOf, type Shape } from './shape.ts';
import { themeOf, type Theme } from './themes.ts';

/** A statement, understood: how it is built, what it is about, how it counts. */
export interface Fact {
  readonly order: number;
  readonly header: string | null;
  /** Whether the header is the name of an attribute whose value the text is: "Material". */
  readonly attribute: boolean;
  /** Calm, without end mark; begins small unless with a name. */
  readonly text: string;
  readonly shape: Shape;
  readonly theme: Theme;
  readonly plural: boolean;
  readonly words: number;
}

const ATTRIBUTE_WORDS = 3;
const VALUE_WORDS = 14;

/** Words that may stand with a capital inside a sentence: those of the name, and short forms. */
export function properWords(name: string, features: string): ReadonlySet<string> {
  const proper = new Set<string>();
  const text = features.replace(/[\p{Lu}][\p{L}'’]*(?=\s*[:.])/gu, ' ');
  // A word that is also written small somewhere is no name.
  const small = new Set((text.match(/\b\p{Ll}[\p{L}'’-]*/gu) ?? []).map((word) => word));
  for (const source of [
    name,
    ...features.split(/[\n.!?:]\s*/u).map((part) => part.replace(/^\W*[\p{L}'’]+/u, '')),
  ]) {
    for (const word of wordsOf(source)) {
      if (/^\p{Lu}/u.test(word) && !small.has(word.toLowerCase())) proper.add(word);
    }
  }
  return proper;
}

export function readFact(statement: Statement, order: number, proper: ReadonlySet<string>): Fact {
  let { header, text } = statement;
  text = calmCapitals(text, proper)
    .replace(/!+/gu, '.')
    .replace(/[.\s]+$/u, '');
  if (header !== null) header = sentenceCase(header.replace(/_/gu, ' '), proper);
  const shape = shapeOf(text);
  const attribute =
    header !== null &&
    countWords(header) <= ATTRIBUTE_WORDS &&
    countWords(text) <= VALUE_WORDS &&
    (shape === 'noun' || shape === 'adjective');
  return {
    order,
    header,
    attribute,
    text: lowerFirst(text, proper),
    shape,
    theme: themeOf(header, text),
    plural: shape === 'noun' && headOf(text).plural,
    words: countWords(text),
  };
}

/** Small letter in front, unless the text begins with a name, a short form or "I". */
export function lowerFirst(text: string, proper: ReadonlySet<string>): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? '';
  if (!/^\p{Lu}\p{Ll}*(?:[-'’]\p{L}+)*$/u.test(first) || first === 'I') return text;
  const known = proper.has(first) || proper.has(first.replace(/['’]s$/u, ''));
  return known && !SENTENCE_OPENERS.has(foldWord(first))
    ? text
    : first.charAt(0).toLowerCase() + text.slice(1);
}

const SENTENCE_OPENERS = new Set(
  'the a an this these that those it its you your our we with for from in on and or use made set two one all each every no not easy perfect great comes includes features'.split(
    ' ',
  ),
);
