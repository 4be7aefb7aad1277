import type { Platform, Tone } from '@wareword/shared-schema';
import type { Fact, FactType, Line, Quote, Reading, Unit } from '../reading/index.ts';
import type { LanguagePack, Section } from '../realizing/languages/index.ts';

/** The request, the reading and the rules that a listing is planned with. */
export interface Setting {
  readonly reading: Reading;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly pack: LanguagePack | undefined;
  /** The day whose rules apply, as YYYY-MM-DD. */
  readonly day: string;
}

/** Units of one line that go into a slot together. */
export interface Entry {
  readonly line: Line;
  readonly units: readonly Unit[];
  /** The label from the input, if it may introduce the units. */
  readonly label?: Quote;
  /** The heading above the entry in the input. */
  readonly section?: Quote | undefined;
  /** The fact that the entry states as a whole. */
  readonly type?: FactType;
  /** Whether it contains words that the brand prefers. */
  readonly preferred?: boolean;
  /** Whether the input begins with it. */
  readonly opens: boolean;
  /** Whether it is one of several statements that its line lists. */
  readonly isListPart: boolean;
}

/** A sentence from our own templates, with the facts that fill it. */
export type TypedSentence =
  | { readonly form: 'intro'; readonly material?: Fact; readonly parts: readonly Fact[] }
  | { readonly form: 'material'; readonly material: Fact }
  | { readonly form: 'measures'; readonly size: Fact }
  | { readonly form: 'includes'; readonly contents: Fact };

/** One item of a list or one bullet: a statement, running text with its punctuation, or a fact. */
export type Item =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'text'; readonly entries: readonly Entry[] }
  | { readonly kind: 'fact'; readonly fact: Fact };

export function asItem(entry: Entry): Item {
  return { kind: 'entry', entry };
}

/** A block of the description: the name, paragraphs, a list or typed sentences. */
export type Block =
  | { readonly kind: 'paragraph'; readonly entries: readonly Entry[] }
  | { readonly kind: 'typed'; readonly sentences: readonly TypedSentence[] }
  | { readonly kind: 'name'; readonly parts: readonly TitlePart[] }
  | { readonly kind: 'section'; readonly heading: Quote }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'heading'; readonly section: Section }
  | { readonly kind: 'closing' };

/** A stretch of a text, in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A segment of the name in a title: all of it, or the ranges that fit. */
export interface TitlePart {
  readonly segment: number;
  readonly ranges?: readonly Range[];
  /** Whether it ends in a list that was cut, and that later segments would seem to continue. */
  readonly isListOpen?: boolean;
}

/** The parts of the name in a title, in the name's order, followed by the audience. */
export interface TitlePlan {
  readonly parts: readonly TitlePart[];
  readonly audience?: Fact;
  /** The brand, placed first, if the name lacks it. */
  readonly brand?: Fact;
}

/** The name or some of its segments (none if the first statement contains it), followed by whole statements. */
export interface MetaPlan {
  readonly parts: readonly TitlePart[];
  readonly statements: readonly Entry[];
}

/** The contents of Amazon's item highlights. */
export interface HighlightsPlan {
  readonly segments: readonly number[];
  readonly facts: readonly Entry[];
}

/** The bullets or the short description, and the description. */
export interface BodyPlan {
  readonly bullets: readonly Item[];
  readonly blocks: readonly Block[];
}

/** Which units go where. Nothing is rendered as text yet. */
export interface ListingPlan {
  readonly title: TitlePlan;
  readonly highlights: HighlightsPlan;
  readonly bullets: readonly Item[];
  readonly blocks: readonly Block[];
  readonly meta?: MetaPlan;
}
