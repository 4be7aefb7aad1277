import type { PageLanguage } from '../../languages.ts';
import { german } from './german.ts';
import { english, type NotificationTexts } from './english.ts';
import { french } from './french.ts';
import { spanish } from './spanish.ts';

/** What the emails about events say. */
export const NOTIFICATION_TEXTS: Readonly<Record<PageLanguage, NotificationTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
