import { DEFAULT_LANGUAGE, type PageLanguage } from '../languages.ts';
import { requestLanguage } from '../request-language.ts';
import type { Mail } from './compose.ts';
import { EMAIL_TEXTS, type EmailTexts } from './texts/index.ts';

/** An email that is written in its reader's language when it is sent. */
export interface TranslatedMail {
  readonly to: string;
  /** The reader's language, for accounts that are gone by the time the email is sent. */
  readonly language?: PageLanguage | null;
  readonly write: (texts: EmailTexts) => Pick<Mail, 'subject' | 'parts'>;
}

/** Looks up the language of the account with this address; null or undefined if there is none. */
export type AccountLanguage = (address: string) => Promise<PageLanguage | null | undefined>;

/** Writes it in the language of the account, else of the request that caused it. */
export async function translate(
  { to, language: known, write }: TranslatedMail,
  accountLanguage: AccountLanguage,
): Promise<Mail> {
  const language = known ?? (await accountLanguage(to)) ?? requestLanguage() ?? DEFAULT_LANGUAGE;
  return { to, language, ...write(EMAIL_TEXTS[language]) };
}
