import type { FactType } from '../../reading/index.ts';

/** A heading of a description, named after its content. */
export type Section = 'features' | 'specifications';

/** The words and sentence templates of a language. */
export interface LanguagePack {
  /** Labels of typed facts, as written before a colon. */
  readonly labels: Partial<Readonly<Record<FactType, string>>>;
  /** "Colors", before two or more. */
  readonly colors: string;
  readonly headings: Readonly<Record<Section, string>>;
  /** "Measures", before a bare size in a list. */
  readonly measures: string;
  /** Typed sentences, of a language whose gender and number follow from the words. */
  readonly sentences?: {
    /** The "and" before the last of a list, which can be of three or more. */
    readonly and: (isLong: boolean) => string;
    readonly includes: (contents: string) => string;
    /** "This organizer has …" */
    readonly has: (noun: string, plural: boolean, parts: string) => string;
    /** "Made of linen." */
    readonly madeOf: (material: string) => string;
    readonly madeAndHas: (material: string, noun: string, plural: boolean, parts: string) => string;
    readonly measures: (plural: boolean, size: string) => string;
    /** A part with its article in a list: "a cork base". */
    readonly withArticle: (part: string) => string;
  };
}
