import { createTagger, readSenses, readWords } from './tagger.ts';
import { oncePerText } from '../remember.ts';

/** A word or punctuation mark with its part of speech (Penn Treebank). */
export interface Tagged {
  readonly word: string;
  readonly tag: string;
}

/** Loaded with the first text, so that processes that read none, such as admin commands, don't load it. */
let loaded: ReturnType<typeof load> | undefined;

function tagger() {
  return (loaded ??= load());
}

function load() {
  const tag = createTagger();
  const { common, all } = readWords();
  return { tag, ...readSenses(), common: new Set(common), all };
}

/** Tags a text. Its first word counts as lowercase, because every sentence starts with a capital. */
export const tagText = oncePerText((text): readonly Tagged[] => {
  const lowered = text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return tagger()
    .tag.tagSentence(lowered)
    .map((token) => ({ word: token.value, tag: token.pos }));
}, 8_000);

/** Tags text that is already split into words. The first counts as lowercase. */
export function tagWords(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  return words.length === 0
    ? []
    : tagger()
        .tag.tagRawTokens([first.toLowerCase(), ...rest])
        .map((token) => token.pos);
}

/** Whether a token has one of the given tags or a subtag of one: "NN" also matches "NNS". */
export function isTagged(token: Tagged | undefined, ...tags: readonly string[]): boolean {
  return token !== undefined && tags.some((tag) => token.tag.startsWith(tag));
}

/** Whether a single word is an adjective or a number by itself. */
export function isAdjective(word = ''): boolean {
  return isTagged(tagText(word.toLowerCase())[0], 'JJ', 'CD') && !word.includes(' ');
}

/** The files of WordNet that have a word's senses, as numbers; undefined for a word it doesn't have. */
export function sensesOf(word: string): readonly number[] | undefined {
  const { words, senses } = tagger();
  const index = words[word];
  return index === undefined ? undefined : senses[index];
}

/** Whether a lowercase word, in any form, is among the most common English words. */
export function isCommonWord(word: string): boolean {
  return tagger().common.has(word);
}

/** Whether a lowercase word, in any form, is English. */
export function isKnownWord(word: string): boolean {
  return [word, word.replace(/s$/u, '')].some(
    (form) => isCommonWord(form) || sensesOf(form) !== undefined,
  );
}

const PLAIN = /^[a-z]{4,20}$/u;
const alike = new Map<string, string[]>();

/** Known lowercase words with the given first letter and length. */
export function wordsOfLength(letter: string, length: number): readonly string[] {
  if (alike.size === 0) groupWords();
  return alike.get(`${letter}${length}`) ?? [];
}

function groupWords(): void {
  for (const word of tagger().all) {
    if (!PLAIN.test(word)) continue;
    const key = `${word.charAt(0)}${word.length}`;
    const known = alike.get(key);
    if (known === undefined) alike.set(key, [word]);
    else known.push(word);
  }
}
