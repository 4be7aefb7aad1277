import { LOCALE_LANGUAGES, type Locale } from './choices.ts';
import { isInOtherLanguage } from './language.ts';

/** A listing can be checked only against details in its own language. */
export function isInLocale(request: { features: string; locale?: Locale | undefined }): boolean {
  const { features, locale } = request;
  return locale === undefined || !isInOtherLanguage(features, LOCALE_LANGUAGES[locale]);
}
