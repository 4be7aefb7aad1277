import type { Kind } from './noun-kinds.ts';
import type { Part } from './lemmas.ts';

/** What a dictionary says about words, as far as it helps to judge what a sentence states. */
export interface Lexicon {
  /** Stems of the words that follow from a word: "oak" is a wood, "adjustable" is what adjusts. */
  follows(word: string): ReadonlySet<string>;
  /** Stems of a word's synonyms and of what it is derived with: "cornwall" of "Cornish". */
  related(word: string): ReadonlySet<string>;
  /** Stems of the words by which a word is explained: "light" of "reflective". */
  explains(word: string): ReadonlySet<string>;
  /** What a noun may name in its common senses, in broader words as well: "beds" are furniture. */
  broader(word: string): ReadonlySet<string>;
  /** The forms under which a dictionary may list a word: "homes" is a form of "home". */
  forms(word: string): readonly string[];
  /** The most common part of speech of a word; undefined if no dictionary has it. */
  mainPart(word: string): Part | undefined;
  isNoun(word: string): boolean;
  /** What a noun mostly names; undefined if a word is none. */
  kind(word: string): Kind | undefined;
  /** Whether a word names a thing in any of its common senses: what can be in a box. */
  isThing(word: string): boolean;
  isAdjective(word: string): boolean;
  isAdverb(word: string): boolean;
  isVerb(word: string): boolean;
  /** Whether a word is a past participle, or the past of a verb: "lit", "woven". */
  isParticiple(word: string): boolean;
  /** Whether a word is the base form of a verb: "grab". */
  isBaseVerb(word: string): boolean;
  /** Whether an adjective says what someone thinks of a thing, and not how it is: "lovely". */
  isOpinion(word: string): boolean;
  /** Stems of the words of opposite meaning: "right" of "left". */
  opposites(word: string): ReadonlySet<string>;
  /** Whether a verb is mainly about thinking or knowing: "remembers". */
  isMental(word: string): boolean;
  /** Whether a noun names a time or a stretch of it. */
  isTime(word: string): boolean;
  /** Whether a noun is mainly a name: "Vermont". */
  isName(word: string): boolean;
  /** The lexicographer's file of a verb's commonest sense: "38" for motion. */
  verbFile(word: string): string;
  /** Whether a word is the superlative of an adjective. */
  isSuperlative(word: string): boolean;
}
