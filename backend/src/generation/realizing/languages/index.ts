import type { Locale } from '@wareword/shared-schema';
import type { Language } from '../../reading/index.ts';
import { GERMAN } from './de.ts';
import { BRITISH, ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import type { LanguagePack } from './pack.ts';

export type { LanguagePack, Section } from './pack.ts';

const PACKS: Readonly<Record<Language, LanguagePack | undefined>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  other: undefined,
};

/** The pack of a language in a locale's spelling; undefined if the writer doesn't support the language. */
export function packFor(language: Language, locale?: Locale): LanguagePack | undefined {
  return locale === 'en-GB' ? BRITISH : PACKS[language];
}
