import type { Locale, Tone } from '@wareword/shared-schema';
import type { Account } from './app/account.ts';
import { LANGUAGE, LOCALE } from '@wareword/ui/messages';
import { t } from './messages/shell.ts';

type Role = Account['role'];

/** A tone's name; its value is English, as in the API. */
export function toneName(tone: Tone): string {
  return TONES[tone]();
}

/** The name of a language that listings are written in. */
export function localeName(locale: Locale): string {
  return LOCALES[locale]();
}

/** A role in a workspace, as written within a sentence. */
export function roleName(role: Role): string {
  return ROLES[role]();
}

export function isRole(name: string): name is Role {
  return Object.hasOwn(ROLES, name);
}

const ROLES: Readonly<Record<Role, () => string>> = {
  owner: () => t('owner'),
  admin: () => t('admin'),
  writer: () => t('writer'),
};

const TONES: Readonly<Record<Tone, () => string>> = {
  Professional: () => t('professional'),
  Energetic: () => t('energetic'),
  Friendly: () => t('friendly'),
  Luxury: () => t('luxury'),
  Technical: () => t('technical'),
  Playful: () => t('playful'),
  Bold: () => t('bold'),
  Minimalist: () => t('minimalist'),
};

const LOCALES: Readonly<Record<Locale, () => string>> = {
  'en-US': () => t('englishUs'),
  'en-GB': () => t('englishUk'),
  'de-DE': () => t('german'),
  'fr-FR': () => t('french'),
  'es-ES': () => t('spanish'),
  'it-IT': () => t('italian'),
};

/** The name of a thing within a sentence, where only German keeps the capital. */
export function inSentence(name: string): string {
  return LANGUAGE === 'de' ? name : name.toLocaleLowerCase(LOCALE);
}
