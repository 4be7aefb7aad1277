import type { Language } from '../../reading/index.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
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

/** The words of a language; none where the writer does not know it. */
export function packFor(language: Language): LanguagePack | undefined {
  return PACKS[language];
}
