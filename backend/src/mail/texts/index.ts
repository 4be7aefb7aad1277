import type { PageLanguage } from '../../languages.ts';
import { english, type EmailTexts } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

export type { EmailTexts } from './english.ts';

/** What the emails say about accounts and stores. */
export const EMAIL_TEXTS: Readonly<Record<PageLanguage, EmailTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
