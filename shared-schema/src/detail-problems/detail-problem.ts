/** Entries that are a name, a colon and a value. */
export type LabeledKind = 'specification' | 'variant';

/** Details that are entered one per line, or separated by commas. */
export type DetailKind = LabeledKind | 'value' | 'keyword' | 'word';

/** What is wrong with the details that someone typed, in no language yet. */
export type DetailProblem =
  | {
      readonly code: 'tooMany';
      readonly kind: DetailKind;
      readonly count: number;
      readonly max: number;
    }
  | { readonly code: 'noLabel'; readonly kind: LabeledKind; readonly text: string }
  | { readonly code: 'noLetter' | 'repeated'; readonly text: string }
  | {
      readonly code: 'tooLong';
      readonly text: string;
      /** Characters to remove. */
      readonly over: number;
      readonly max: number;
    };

type Values<Code extends DetailProblem['code']> = Extract<DetailProblem, { code: Code }>;

/** What a language says about each problem, with what to do about it. */
export interface DetailProblemTexts {
  readonly tooMany: (values: Values<'tooMany'>) => string;
  readonly noLabel: (values: Values<'noLabel'>) => string;
  readonly noLetter: (text: string) => string;
  readonly repeated: (text: string) => string;
  readonly tooLong: (values: Values<'tooLong'>) => string;
}
