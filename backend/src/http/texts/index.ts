import type { PageLanguage } from '../../languages.ts';
import { english, type PageTexts } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

export type { PageTexts } from './english.ts';

/** Texts of the pages that the server renders for visitors. */
export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
