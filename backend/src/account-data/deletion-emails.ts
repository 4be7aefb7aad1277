import type { PageLanguage } from '../languages.ts';
import type { TranslatedMail } from '../mail/index.ts';

/** The emails about deleted accounts. */
export const deletionEmails = {
  scheduled: (email: string, at: Date, signIn: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.deletionSubject(at),
      parts: [
        texts.deletion(email),
        { lead: texts.keepAccount(at), button: texts.signIn, link: signIn },
        texts.deletionNotYou,
      ],
    }),
  }),

  toMember: (email: string, owner: string): TranslatedMail => ({
    to: email,
    write: (texts) => ({
      subject: texts.closingSubject(owner),
      parts: [texts.closing(owner), texts.ownStays],
    }),
  }),

  /** @param account it no longer exists when this is sent */
  erased: (account: {
    readonly email: string;
    readonly language: PageLanguage | null;
  }): TranslatedMail => ({
    to: account.email,
    language: account.language,
    write: (texts) => ({ subject: texts.erasedSubject, parts: [texts.erased(account.email)] }),
  }),
} as const;
