import type { Language as KnownLanguage, SourceSpan as Span } from '@wareword/shared-schema';
import type { ListingRequest } from '../request.ts';

export type { SourceField, SourceSpan as Span } from '@wareword/shared-schema';

/** Text from the input and its position there. */
export interface Quote {
  readonly text: string;
  readonly span: Span;
}

/**
 * The kind of a unit: a complete sentence; the value of a label; a phrase; a heading; a note to the
 * buyer; boilerplate about the store instead of the product; an unreliable statement, such as the
 * merchant's own doubt; a statement that was cut off; or an empty one ("N/A", "Scent: None").
 */
export type UnitKind =
  | 'sentence'
  | 'labeled'
  | 'phrase'
  | 'heading'
  | 'note'
  | 'boilerplate'
  | 'doubt'
  | 'broken'
  | 'empty';

/** The smallest part of the input that is kept or dropped. */
export interface Unit extends Quote {
  readonly id: number;
  readonly kind: UnitKind;
  /** Whether it contains a finite verb or is an imperative. */
  readonly finite: boolean;
  /** Whether it ended with its own punctuation mark. */
  readonly closed: boolean;
  /** Whether it starts with a reference to the unit before it ("It", "But", "Second"). */
  readonly dependsOnPrevious: boolean;
  readonly words: number;
}

/** Units that the input keeps together: a line, a list item or a paragraph. */
export interface Line {
  readonly id: number;
  /** Whether the input marks it as an item of a list. */
  readonly listed: boolean;
  readonly label?: Quote;
  /** The heading above it, if that isn't a label. */
  readonly section?: Quote;
  readonly units: readonly Unit[];
}

export type FactType =
  | 'material'
  | 'size'
  | 'weight'
  | 'count'
  | 'part'
  | 'contents'
  | 'color'
  | 'audience'
  | 'age'
  | 'care'
  | 'compatibility'
  | 'origin'
  | 'certification'
  | 'warranty'
  | 'power'
  | 'model'
  | 'use'
  | 'brand'
  | 'product'
  | 'name';

/** One fact that the input states about the product, with the words that state it. */
export interface Fact extends Quote {
  readonly type: FactType;
  /** The unit that states it; facts from the name and the category have none. */
  readonly unit?: number;
  /** Whether the unit states nothing else. */
  readonly whole: boolean;
}

/** Languages for which we have labels and sentence templates; text in other languages is only rearranged. */
export type Language = KnownLanguage | 'other';

/** The product's name and its segments: "Beard Oil", "Cedar & Bergamot", "50 ml". */
export interface ProductName extends Quote {
  readonly segments: readonly NameSegment[];
  /** The product noun in lower case ("desk organizer"), if the input shows it. */
  readonly noun?: string;
  readonly plural: boolean;
}

export interface NameSegment extends Quote {
  /** The separator from the previous segment, including spaces. */
  readonly separator: string;
  /** Whether it distinguishes variants: it is a number, size, color, count or letter. */
  readonly distinguishesVariant: boolean;
}

/** A request as read: its units in input order, and its facts. */
export interface Reading {
  readonly request: ListingRequest;
  readonly language: Language;
  readonly name: ProductName;
  readonly lines: readonly Line[];
  readonly units: readonly Unit[];
  readonly facts: readonly Fact[];
  /** Words that the input uses as names or writes with inner capitals. */
  readonly names: ReadonlySet<string>;
}
