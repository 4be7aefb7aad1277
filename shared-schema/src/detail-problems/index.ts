import type { DetailProblem, DetailProblemTexts } from './detail-problem.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import { german } from './texts/german.ts';
import { spanish } from './texts/spanish.ts';

export type { DetailKind, DetailProblem, LabeledKind } from './detail-problem.ts';

const TEXTS = { en: english, de: german, fr: french, es: spanish } satisfies Record<
  string,
  DetailProblemTexts
>;

/** What is wrong with details, and what to do about it, for a page in this language. */
export function describeDetailProblem(
  problem: DetailProblem,
  language: keyof typeof TEXTS,
): string {
  const texts: DetailProblemTexts = TEXTS[language];
  switch (problem.code) {
    case 'tooMany':
      return texts.tooMany(problem);
    case 'noLabel':
      return texts.noLabel(problem);
    case 'noLetter':
      return texts.noLetter(problem.text);
    case 'repeated':
      return texts.repeated(problem.text);
    case 'tooLong':
      return texts.tooLong(problem);
  }
}
