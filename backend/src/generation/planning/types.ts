import type { Platform, Tone } from '@wareword/shared-schema';
import type { Fact, FactType, Line, Quote, Reading, Unit } from '../reading/index.ts';
import type { LanguagePack, Section } from '../realizing/languages/index.ts';

/** What a listing is planned for. */
export interface Setting {
  readonly reading: Reading;
  readonly platform: Platform;
  readonly tone: Tone;
  readonly pack: LanguagePack | undefined;
  /** The day whose rules hold, as YYYY-MM-DD. */
  readonly day: string;
}

/** Units of one line that go into a slot together. */
export interface Entry {
  readonly line: Line;
  readonly units: readonly Unit[];
  /** The input's own label, where it may head the units. */
  readonly label?: Quote;
  /** The heading of the input that the entry stands under. */
  readonly section?: Quote;
  /** The fact that the entry states as a whole. */
  readonly type?: FactType;
  /** Whether it gets the label of its type even if it makes sense without one. */
  readonly headed?: boolean;
  /** Whether it says something in words that the brand prefers. */
  readonly preferred?: boolean;
  /** Whether it reads as running text. */
  readonly prose: boolean;
}

/** A sentence of the writer's own grammar, and the facts that fill it. */
export type TypedSentence =
  | { readonly form: 'intro'; readonly material?: Fact; readonly parts: readonly Fact[] }
  | { readonly form: 'measures'; readonly size: Fact }
  | { readonly form: 'madeOf'; readonly material: Fact }
  | { readonly form: 'includes'; readonly contents: Fact };

/** One item of a list or one bullet. */
export type Item =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'fact'; readonly fact: Fact };

/** What follows in a description. */
export type Block =
  | { readonly kind: 'paragraph'; readonly entries: readonly Entry[] }
  | { readonly kind: 'typed'; readonly sentences: readonly TypedSentence[] }
  | { readonly kind: 'name' }
  /** The name and a whole feature, where nothing else can open a description. */
  | { readonly kind: 'summary'; readonly summary: MetaPlan }
  | { readonly kind: 'section'; readonly heading: Quote }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'heading'; readonly section: Section }
  | { readonly kind: 'closing' };

/** Which segments of the name a title holds, and what is put after them. */
export interface TitlePlan {
  readonly segments: readonly number[];
  /** Characters of the first segment that are shown, where it is too long by itself. */
  readonly shown?: number;
  readonly noun?: string;
  readonly audience?: Fact;
}

export interface MetaPlan {
  /** Whether the name stands before a sentence that lacks it. */
  readonly named: boolean;
  readonly units: readonly Unit[];
  /** Without prose: the name, a color or material, and a whole feature. */
  readonly within?: Fact;
  readonly feature?: Entry;
  /** Without prose: a sentence of the writer's own grammar. */
  readonly typed?: TypedSentence;
}

/** What Amazon's item highlights hold. */
export interface HighlightsPlan {
  readonly segments: readonly number[];
  readonly fact?: Entry;
}

/** Which units go where; nothing here is text yet. */
export interface ListingPlan {
  readonly title: TitlePlan;
  readonly highlights: HighlightsPlan;
  readonly bullets: readonly Item[];
  readonly blocks: readonly Block[];
  readonly meta?: MetaPlan;
}
