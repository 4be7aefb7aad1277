import dePublishing from '@wareword/publishing/messages/de/publishing';
import deProblems from '@wareword/publishing/messages/de/problems';
import enPublishing from '@wareword/publishing/messages/en/publishing';
import enProblems from '@wareword/publishing/messages/en/problems';
import esPublishing from '@wareword/publishing/messages/es/publishing';
import esProblems from '@wareword/publishing/messages/es/problems';
import frPublishing from '@wareword/publishing/messages/fr/publishing';
import frProblems from '@wareword/publishing/messages/fr/problems';
import {
  publishingTexts,
  type ProblemTranslator,
  type PublishingTexts,
} from '@wareword/publishing/words';
import { DEFAULT_LANGUAGE, parseLanguage, type PageLanguage } from '@wareword/ui/languages';
import { createTranslator } from 'use-intl/core';
import { MESSAGES } from '../messages/index.ts';

/** The texts that all store apps share. */
const SHARED = {
  en: { publishing: enPublishing, problems: enProblems },
  de: { publishing: dePublishing, problems: deProblems },
  fr: { publishing: frPublishing, problems: frProblems },
  es: { publishing: esPublishing, problems: esProblems },
};

type Pages = typeof MESSAGES.en.pages;
type Problems = typeof MESSAGES.en.problems;

/** The server's texts in a merchant's language, with numbers as the locale writes them. */
export interface Texts {
  readonly language: PageLanguage;
  readonly pages: ReturnType<typeof createTranslator<Pages>>;
  readonly problems: ReturnType<typeof createTranslator<Problems>>;
  readonly sharedProblems: ProblemTranslator;
  readonly publishing: PublishingTexts;
}

/** Texts are cached, because creating translators takes longer than using them. */
const MAX_CACHED = 50;
const cache = new Map<string, Texts>();

/** @param locale `de-CH` */
export function textsFor(locale: string): Texts {
  const known = cache.get(locale);
  if (known !== undefined) return known;
  // Visitors can send any number of locales.
  if (cache.size >= MAX_CACHED) cache.clear();
  const texts = makeTexts(locale);
  cache.set(locale, texts);
  return texts;
}

function makeTexts(locale: string): Texts {
  const language = parseLanguage(locale.split('-')[0]) ?? DEFAULT_LANGUAGE;
  const { pages, problems } = MESSAGES[language];
  const shared = SHARED[language];
  const publishing = createTranslator<typeof enPublishing>({
    locale,
    messages: shared.publishing,
    onError,
  });
  return {
    language,
    pages: createTranslator<Pages>({ locale, messages: pages, onError }),
    problems: createTranslator<Problems>({ locale, messages: problems, onError }),
    sharedProblems: createTranslator<typeof enProblems>({
      locale,
      messages: shared.problems,
      onError,
    }),
    publishing: publishingTexts(() => publishing),
  };
}

function onError(error: Error): never {
  throw error;
}
