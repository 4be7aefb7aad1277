import type { Language } from '@wareword/shared-schema';
import { verbShapeOf } from '../reading/verbs.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { sentencesOf } from '../text/sentences.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { CONJUNCTIONS, PERSONS } from './address.ts';
import type { Opening } from './choices.ts';

/**
 * Statistics of texts. Shares are shares of their sentences, and 0 below the minimum for a habit.
 */
export interface VoiceMeasures {
  readonly sentences: number;
  readonly words: number;
  /** The rounded mean. */
  readonly wordsPerSentence: number;
  /** Whether there are both many short and many long sentences. */
  readonly isMixed: boolean;
  /** How the reader is addressed; undefined if they are not. */
  readonly reader: { readonly name: string; readonly isFormal: boolean } | undefined;
  /** How the brand refers to itself; undefined if it doesn't. */
  readonly brand: string | undefined;
  /** The share of possible English contractions that are contracted; undefined if there are too few. */
  readonly contracted: number | undefined;
  /** Sentences with an exclamation mark. */
  readonly exclamations: number;
  readonly questions: number;
  readonly dashes: number;
  readonly ellipses: number;
  readonly emoji: number;
  /** Sentences with a word in capitals. */
  readonly capitals: number;
  readonly opening: Opening | undefined;
}

const MAX_SHORT_WORDS = 7;
const MIN_LONG_WORDS = 18;
const MIN_MIXED_SHARE = 0.25;
/** Minimum shares of sentences that address the reader, and that use "we". */
const MIN_ADDRESSING_SHARE = 0.2;
const MIN_WE_SHARE = 0.15;
/** Minimum share of sentences with the same opening. */
const MIN_OPENING_SHARE = 0.25;
/** Minimum sentences for a pattern to count as a habit, and as frequent. */
export const MIN_HABIT_SENTENCES = 2;
export const MIN_FREQUENT_SENTENCES = 3;
/** Minimum possible contractions for a meaningful share. */
const MIN_CONTRACTIBLE = 3;
/** Maximum characters of a sentence that are searched for its verb. */
const MAX_OPENING_CHARACTERS = 200;
/** Sentences per slice of the event loop. */
const SENTENCES_PER_SLICE = 20;

const CONTRACTION = /[’'](?:re|ve|ll|m|d)$|n[’']t$|^(?:it|that|there|here|what|let)[’']s$/iu;
const EXPANDED =
  /\b(?:(?:it|that|there|here|what|you|we|they) (?:is|are|will|have)|(?:do|does|did|is|are|was|were|would|should|could|has|have) not|cannot|will not|let us|I am)\b/giu;
const EMOJI = /\p{Extended_Pictographic}/u;
/** A word in capitals, with more letters than an abbreviation. */
const IN_CAPITALS = /^\p{Lu}{5,}$/u;
const DASH = /\s[–—-]\s|[^\s\d][–—](?=\p{L})/u;

/** Measures the style of some texts together. */
export async function measureTexts(
  texts: readonly string[],
  language: Language | undefined,
): Promise<VoiceMeasures> {
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 0);
  const count = (test: (sentence: string) => boolean): number => sentences.filter(test).length;
  const habit = (found: number): number =>
    found < MIN_HABIT_SENTENCES ? 0 : found / sentences.length;
  const words = sentences.map(wordsOf);
  const lengths = words.map(({ length }) => length);
  const sum = lengths.reduce((total, length) => total + length, 0);
  await yieldToEventLoop();
  const persons = language === undefined ? undefined : readPersons(words, language);
  await yieldToEventLoop();
  const openings: (Opening | undefined)[] = [];
  for (const [index, sentence] of sentences.entries()) {
    openings.push(openingOf(sentence, words[index] ?? [], language));
    if (index % SENTENCES_PER_SLICE === 0) await yieldToEventLoop();
  }
  return {
    sentences: sentences.length,
    words: sum,
    wordsPerSentence: sentences.length === 0 ? 0 : Math.round(sum / sentences.length),
    isMixed:
      shareOf(lengths, (length) => length <= MAX_SHORT_WORDS) >= MIN_MIXED_SHARE &&
      shareOf(lengths, (length) => length >= MIN_LONG_WORDS) >= MIN_MIXED_SHARE,
    reader: persons?.reader,
    brand: persons?.brand,
    contracted: language === 'en' ? contractedShare(sentences) : undefined,
    exclamations: count((sentence) => sentence.includes('!')),
    questions: habit(count((sentence) => sentence.includes('?'))),
    dashes: habit(count((sentence) => DASH.test(sentence))),
    ellipses: habit(count((sentence) => /…|\.{3}/u.test(sentence))),
    emoji: habit(count((sentence) => EMOJI.test(sentence))),
    capitals: habit(words.filter((list) => list.some((word) => IN_CAPITALS.test(word))).length),
    opening: mostFrequent(openings),
  };
}

function shareOf<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

/**
 * How sentences address the reader and refer to the brand. "it's" and "l'eau" count by their first
 * part.
 */
function readPersons(
  sentences: readonly (readonly string[])[],
  language: Language,
): Pick<VoiceMeasures, 'reader' | 'brand'> {
  const { reader, brand } = PERSONS[language];
  const stems = sentences.map((words) => words.map((word) => word.split(/['’]/u)[0] ?? word));
  const lower = stems.map((words) => words.map((word) => word.toLowerCase()));
  const addressed = reader
    .map((address) => ({
      ...address,
      share: shareOf(
        address.isCapitalized ? stems.map((words) => words.slice(1)) : lower,
        (words) => words.some((word) => address.words.has(word)),
      ),
    }))
    .sort((one, other) => other.share - one.share)[0];
  const weShare = shareOf(lower, (words) => words.some((word) => brand.words.has(word)));
  return {
    reader:
      addressed !== undefined && addressed.share >= MIN_ADDRESSING_SHARE ? addressed : undefined,
    brand: weShare >= MIN_WE_SHARE ? brand.name : undefined,
  };
}

function contractedShare(sentences: readonly string[]): number | undefined {
  const contracted = sentences.flatMap(wordsOf).filter((word) => CONTRACTION.test(word)).length;
  const expanded = sentences.reduce(
    (sum, sentence) => sum + (sentence.match(EXPANDED)?.length ?? 0),
    0,
  );
  const total = contracted + expanded;
  return total < MIN_CONTRACTIBLE ? undefined : contracted / total;
}

function openingOf(
  sentence: string,
  words: readonly string[],
  language: Language | undefined,
): Opening | undefined {
  if (sentence.trimEnd().endsWith('?')) return 'question';
  if (language === undefined) return undefined;
  const first = foldWord(words[0]?.split(/['’]/u)[0] ?? '');
  const { reader, brand } = PERSONS[language];
  if (reader.some((address) => !address.isCapitalized && address.words.has(first))) return 'reader';
  if (brand.words.has(first)) return 'brand';
  if (CONJUNCTIONS[language].has(first)) return 'conjunction';
  if (language !== 'en') return undefined;
  return verbShapeOf(sentence.slice(0, MAX_OPENING_CHARACTERS)) === 'imperative'
    ? 'verb'
    : undefined;
}

function mostFrequent(openings: readonly (Opening | undefined)[]): Opening | undefined {
  const counts = new Map<Opening, number>();
  for (const opening of openings) {
    if (opening !== undefined) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  const [mostFrequentEntry] = [...counts].sort(([, one], [, other]) => other - one);
  if (mostFrequentEntry === undefined || mostFrequentEntry[1] < MIN_FREQUENT_SENTENCES)
    return undefined;
  return mostFrequentEntry[1] / openings.length >= MIN_OPENING_SHARE
    ? mostFrequentEntry[0]
    : undefined;
}
