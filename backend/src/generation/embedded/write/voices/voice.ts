import type { Theme } from '../../read/themes.ts';

/**
 * What makes a tone: how it opens, what it says around the input's own words, how it speaks of the
 * product, how it leads over, and how it heads a bullet. {P} is the product under its name, {S} and
 * {s} the product in short at the front and inside, {t} the product as object; {N} is a list of
 * things, {A} and {B} are single ones; {K} is an attribute, {V} its value. [has] agrees with the
 * product, <is> with {N} or {A}, <<is>> with {B}. An opening says the product or a thing within its
 * first words, so that no two products open alike.
 */
export interface Voice {
  readonly openWithTwo: readonly string[];
  readonly openWithOne: readonly string[];
  readonly lists: readonly string[];
  /** The same with a word of transition in them. */
  readonly leadingLists: readonly string[];
  readonly attributes: readonly string[];
  /** How it is said whom the product is for: {N}. */
  readonly audience: readonly string[];
  readonly leads: readonly string[];
  /** How the product is spoken of besides "it": {k} is its kind. */
  readonly subjects: readonly string[];
  /** How a meta description begins. */
  readonly meta: string;
  readonly headers: Readonly<Partial<Record<Theme, readonly string[]>>>;
  /** Whether "it is" is said as "it’s", the other way round, or left as it stands. */
  readonly contractions: 'make' | 'undo' | 'leave';
  /** Most things that one sentence names. */
  readonly mostThings: number;
  /** Most explanations in one listing. */
  readonly mostMeanings: number;
  /** Words past which a sentence is parted where it can be. */
  readonly longestSentence: number;
  /** Whether a passive is turned into an active even where that is stiff. */
  readonly stiff?: boolean;
  /** Share of sentences that lead on from the one before, where no platform asks for more. */
  readonly leading: number;
}
