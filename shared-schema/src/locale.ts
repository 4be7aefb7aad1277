import { LOCALE_LANGUAGES, type Locale } from './choices.ts';
import { isInOtherLanguage } from './language.ts';

/** A listing in one language is all that can be checked against details in the same one. */
export function isInLocale(request: { features: string; locale?: Locale | undefined }): boolean {
  const { features, locale } = request;
  return locale === undefined || !isInOtherLanguage(features, LOCALE_LANGUAGES[locale]);
}
