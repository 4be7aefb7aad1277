import type en from './en.ts';

declare module 'use-intl' {
  interface AppConfig {
    /** Keys and arguments of texts are those of the English ones. */
    Messages: typeof en;
  }
}

/** The pages' texts in a language, as the build made them. */
export type Messages = Readonly<Record<keyof typeof en, Readonly<Record<string, string>>>>;
