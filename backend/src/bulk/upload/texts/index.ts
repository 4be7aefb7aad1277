import type { PageLanguage } from '../../../languages.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { RowTexts } from './row-texts.ts';
import { spanish } from './spanish.ts';

export type { RowTexts } from './row-texts.ts';

export const ROW_TEXTS: Readonly<Record<PageLanguage, RowTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
