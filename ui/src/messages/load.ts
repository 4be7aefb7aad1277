import { createTranslator } from 'use-intl/core';
import { LANGUAGES, type PageLanguage } from '../../languages/index.ts';
import { LANGUAGE, setLanguage } from './language.ts';

/** Texts by key, in ICU's syntax. */
type Messages = Readonly<Record<string, string>>;

/** `t('key', { argument })`, and `t.rich` for texts with elements; keys and arguments are typed. */
export type Texts<Area extends Messages> = ReturnType<typeof createTranslator<Area>>;

/** For each language, the function that fetches the texts of an area. */
type Loaders<Area extends Messages> = Readonly<Record<string, () => Promise<Area>>>;

/** A browser shows one language, and the server renders all of them. */
const LOADED: readonly PageLanguage[] = typeof document === 'undefined' ? LANGUAGES : [LANGUAGE];

const loading: Promise<void>[] = [];

/** Functions that activate the loaded texts of each area, by language. */
const uses = new Map<PageLanguage, (() => void)[]>(LOADED.map((language) => [language, []]));

/** Fetches an area's texts in the page's language. `textsLoaded` says when they can be used. */
export function load<Area extends Messages>(
  loaders: Loaders<Area>,
  use: (texts: Texts<Area>) => void,
): void {
  for (const language of LOADED) {
    // `./de/plan.ts` for a page in German.
    const path = Object.keys(loaders).find((one) => one.startsWith(`./${language}/`));
    const fetchTexts = loaders[path ?? ''];
    if (fetchTexts === undefined) throw new Error(`No texts in ${language}.`);
    loading.push(
      fetchTexts().then((messages) => {
        const texts = createTranslator<Area>({ locale: language, messages, onError: fail });
        uses.get(language)?.push(() => use(texts));
        if (language === LANGUAGE) use(texts);
      }),
    );
  }
}

/** Waits for the texts of every module that has been loaded; nothing with texts is shown before. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** Changes the language of everything that is loaded. Only for the server, before it renders a page. */
export function switchLanguage(language: PageLanguage): void {
  setLanguage(language);
  for (const use of uses.get(language) ?? []) use();
}

function fail(error: Error): never {
  throw error;
}
