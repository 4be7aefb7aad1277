import type { FactType } from '../../reading/index.ts';

/** A heading of a description, by what it heads. */
export type Section = 'features' | 'specifications';

/** A language as the writer needs it: words as data, and the forms that its sentences take. */
export interface LanguagePack {
  /** Labels of typed facts, as written before a colon. */
  readonly labels: Partial<Readonly<Record<FactType, string>>>;
  /** "Colors", before two or more. */
  readonly colors: string;
  readonly headings: Readonly<Record<Section, string>>;
  /** "in", as in "Jacket in navy". */
  readonly within: string;
  /** "Measures", before a bare size in a list. */
  readonly measures: string;
  readonly and: string;
  /** Whether a list of three has a comma before its "and". */
  readonly serialComma: boolean;
  /** Typed sentences, for the facts that a language can express without more information. */
  readonly sentences: {
    readonly madeOf: (material: string) => string;
    readonly includes: (contents: string) => string;
    /** "This organizer has …"; only if gender and number follow from the words. */
    readonly has?: (noun: string, plural: boolean, parts: string) => string;
    readonly madeAndHas?: (
      material: string,
      noun: string,
      plural: boolean,
      parts: string,
    ) => string;
    readonly measures?: (plural: boolean, size: string) => string;
  };
  /** A part with the article that it takes in a list: "a cork base". */
  readonly withArticle?: (part: string) => string;
}
