import { readdirSync } from 'node:fs';

/** `de-Bza005eo.js`, as Vite names a module's file. */
const TEXTS_FILE = /^([a-z]{2})-[\w-]{8}\.js$/;

/**
 * Finds the file with a language's texts in the build of the pages, so that documents can preload it: a page
 * isn't interactive until it has them.
 * @param folder of the build's scripts
 * @param options.reload whether to list the folder again each time, for development
 */
export function textsFiles(
  folder: string,
  { reload }: { readonly reload: boolean },
): (locale: string) => string | null {
  let known: ReadonlyMap<string, string> | undefined;
  return (locale) => {
    const files = (reload ? undefined : known) ?? list(folder);
    known = files;
    return files.get(locale.slice(0, 2)) ?? null;
  };
}

function list(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const language = TEXTS_FILE.exec(name)?.[1];
      return language === undefined ? [] : [[language, `/assets/${name}`] as const];
    }),
  );
}
