import type { NounCategory } from './noun-categories.ts';
import type { PartOfSpeech } from './lemmas.ts';

/** Dictionary information about words that helps to check a sentence. */
export interface Lexicon {
  /**
   * Stems of the words that a word implies: "oak" implies "wood", "adjustable" implies "adjust".
   */
  implied(word: string): ReadonlySet<string>;
  /** Stems of a word's synonyms and derivations: "cornwall" for "Cornish". */
  related(word: string): ReadonlySet<string>;
  /** Stems of the words in a word's definition: "light" for "reflective". */
  definitionStems(word: string): ReadonlySet<string>;
  /** The hypernyms of a noun in its common senses: "furniture" for "beds". */
  hypernyms(word: string): ReadonlySet<string>;
  /** The forms under which a dictionary may list a word: "homes" is a form of "home". */
  forms(word: string): readonly string[];
  /** The most common part of speech of a word; undefined if no dictionary has it. */
  mainPartOfSpeech(word: string): PartOfSpeech | undefined;
  isNoun(word: string): boolean;
  /** The category of the things that a noun mostly names; undefined if the word isn't a noun. */
  nounCategory(word: string): NounCategory | undefined;
  /** Whether a word names a physical thing, which can be in a box, in any of its common senses. */
  isThing(word: string): boolean;
  isAdjective(word: string): boolean;
  isAdverb(word: string): boolean;
  isVerb(word: string): boolean;
  /** Whether a word is a past participle or a past tense: "lit", "woven". */
  isParticiple(word: string): boolean;
  /** Whether a word is the base form of a verb: "grab". */
  isBaseVerb(word: string): boolean;
  /** Whether an adjective expresses an opinion rather than a property: "lovely". */
  isOpinion(word: string): boolean;
  /** Stems of a word's antonyms: "right" for "left". */
  antonyms(word: string): ReadonlySet<string>;
  /** Whether a verb is mainly about thinking or knowing: "remembers". */
  isMental(word: string): boolean;
  /** Whether a noun names a time or a period. */
  isTime(word: string): boolean;
  /** Whether a noun is mainly a proper name: "Vermont". */
  isName(word: string): boolean;
  /** The WordNet lexicographer file of a verb's most common sense: "38" for motion. */
  verbFile(word: string): string;
  /** Whether a word is the superlative of an adjective. */
  isSuperlative(word: string): boolean;
}
