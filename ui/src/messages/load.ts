import { createTranslator } from 'use-intl/core';
import { LANGUAGE } from './language.ts';

/** Texts by key, in ICU's syntax. */
type Messages = Readonly<Record<string, string>>;

/** `t('key', { argument })`, and `t.rich` for texts with elements; keys and arguments are typed. */
export type Texts<Area extends Messages> = ReturnType<typeof createTranslator<Area>>;

/** Of each language, what fetches the texts of an area. */
type Loaders<Area extends Messages> = Readonly<Record<string, () => Promise<Area>>>;

const loading: Promise<void>[] = [];

/** Fetches an area's texts in the page's language. `textsLoaded` says when they can be used. */
export function load<Area extends Messages>(
  loaders: Loaders<Area>,
  use: (texts: Texts<Area>) => void,
): void {
  const fetchTexts = loaders[Object.keys(loaders).find(isOurs) ?? ''];
  if (fetchTexts === undefined) throw new Error(`No texts in ${LANGUAGE}.`);
  loading.push(
    fetchTexts().then((messages) =>
      use(createTranslator<Area>({ locale: LANGUAGE, messages, onError: fail })),
    ),
  );
}

/** Waits for the texts of every module that has been loaded; nothing with texts is shown before. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** `./de/plan.ts` for a page in German. */
function isOurs(path: string): boolean {
  return path.startsWith(`./${LANGUAGE}/`);
}

function fail(error: Error): never {
  throw error;
}
