import type { Request } from 'express';
import { DEFAULT_LANGUAGE, parseLanguage } from '@wareword/ui/languages';

/**
 * The locale of a page: the one of the Shopify admin, which the document's URL has and requests of its
 * page send as `Accept-Language`; else the first language of the browser in which there are pages.
 */
export function readLocale(request: Request): string {
  const { locale } = request.query;
  if (typeof locale === 'string') return localeOf(locale);
  const accepted = request.acceptsLanguages();
  return localeOf(accepted.find((one) => languageOf(one) !== undefined) ?? accepted[0] ?? '');
}

/**
 * If there are no pages in a language, they are in English, with the number and date formats of its
 * country: `de-DE` for `de`, `en-PT` for `pt-PT`.
 */
export function localeOf(asked: string): string {
  try {
    const { region = 'US' } = new Intl.Locale(asked).maximize();
    return `${languageOf(asked) ?? DEFAULT_LANGUAGE}-${region}`;
  } catch {
    return 'en-US';
  }
}

function languageOf(locale: string) {
  return parseLanguage(locale.split('-')[0]?.toLowerCase());
}
