import type { Advice, AdviceTexts, AdviceWithValues, CodeWithValues } from './advice.ts';
import { english } from './texts/english.ts';
import { french } from './texts/french.ts';
import { german } from './texts/german.ts';
import { spanish } from './texts/spanish.ts';

export type { Advice, MissingFact, OmissionReason, PlainAdvice } from './advice.ts';

const TEXTS = { en: english, de: german, fr: french, es: spanish } as const;

/** Languages that advice can be given in, whatever language a listing is in. */
export type AdviceLanguage = keyof typeof TEXTS;

/** A piece of advice in full sentences. */
export function formatAdvice(advice: Advice, language: AdviceLanguage): string {
  const { plain, figured }: AdviceTexts = TEXTS[language];
  return 'values' in advice ? sayFigured(advice, figured) : plain[advice.code];
}

/** Formats several tips as one text; in English, a listing's tips are its `pro_tip`. */
export function formatTips(tips: readonly Advice[], language: AdviceLanguage): string {
  return tips.map((tip) => formatAdvice(tip, language)).join(' ');
}

function sayFigured<Code extends CodeWithValues>(
  { code, values }: AdviceWithValues<Code>,
  texts: { readonly [Key in Code]: AdviceTexts['figured'][Key] },
): string {
  return texts[code](values);
}
