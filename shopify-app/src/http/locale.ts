import type { Request } from 'express';
import { DEFAULT_LANGUAGE, parseLanguage } from '@wareword/ui/languages';

/**
 * The locale of a page: that of the Shopify admin, which is in the document's URL, and which the page's
 * requests send as `Accept-Language`. Otherwise, the browser's first language that the pages are available in.
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
