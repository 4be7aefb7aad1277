import type en from './en.ts';

declare module 'use-intl' {
  interface AppConfig {
    /** The English texts define the keys and arguments of all languages. */
    Messages: typeof en;
  }
}

/** The pages' texts in one language. */
export type Messages = Readonly<Record<keyof typeof en, Readonly<Record<string, string>>>>;
