import type { DetailProblem } from '@wareword/shared-schema/detail-problems';

/** A column's name in a sentence, and its limit. */
interface Limited {
  readonly column: string;
  readonly max: number;
}

/** What a language says about the rows of a file: why one cannot become a listing, and what was left out. */
export interface RowTexts {
  readonly detail: (column: string, problem: DetailProblem) => string;
  readonly missing: (column: string) => string;
  readonly tooLong: (found: Limited) => string;
  readonly tooMany: (found: Limited) => string;
  readonly controlCharacters: (column: string) => string;
  readonly unknownLocale: (found: {
    readonly column: string;
    readonly locales: readonly string[];
  }) => string;
  readonly otherLanguage: (column: string) => string;
  readonly noWebAddress: (column: string) => string;
  readonly unusable: (column: string) => string;
  readonly notNumber: (column: string) => string;
  readonly referenceTooLong: (max: number) => string;
  readonly formula: (cell: { readonly start: string; readonly sign: string }) => string;
  readonly handleTwice: (found: { readonly handle: string; readonly row: number }) => string;
  readonly tooManyVariants: (max: number) => string;
  readonly optionTooLong: (max: number) => string;
  readonly optionsTooLong: (max: number) => string;
  readonly noParent: string;
  readonly parentMissing: (parent: string) => string;
  readonly extraCells: (found: {
    readonly cells: number;
    readonly columns: number;
    readonly separator: string;
  }) => string;
  readonly shortened: string;
  readonly omitted: string;
}
