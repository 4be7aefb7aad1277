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
  /** Sentences whose gender and number can be derived from the words. */
  readonly sentences?: {
    /** The conjunction before the last item; `isLong` if there are three or more. */
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
