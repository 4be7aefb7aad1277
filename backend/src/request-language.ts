import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageLanguage } from './languages.ts';

const languages = new AsyncLocalStorage<{ language: PageLanguage }>();

/** Runs what a request causes, in the language of the page it comes from. */
export function inRequestLanguage(language: PageLanguage, run: () => void): void {
  languages.run({ language }, run);
}

/** The person who makes the request has chosen this language for their account. */
export function preferLanguage(language: PageLanguage): void {
  const request = languages.getStore();
  if (request !== undefined) request.language = language;
}

/** The language of the request that caused what happens now; undefined if none did. */
export function requestLanguage(): PageLanguage | undefined {
  return languages.getStore()?.language;
}
