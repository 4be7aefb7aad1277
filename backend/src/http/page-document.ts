import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preloadLinks } from '@wareword/server/http';
import { notFound } from '../errors.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { DIST } from './web-build.ts';

/** The element that `web/src/initial-data.ts` reads. */
const INITIAL_DATA_ID = 'initial-data';

/** Renders a page with its initial data as JSON, and preloads its texts in that language. */
export type PageDocument = (initialData: object, language: Language) => string;

/**
 * A built page that preloads the files of the modules it will load.
 *
 * @param document name of one of the `.html` files in `backend/web`
 * @param modules paths of those modules, relative to `backend/web`
 */
export function readPageDocument(
  document: 'index' | 'connect',
  ...modules: readonly string[]
): PageDocument {
  const file = resolve(DIST, `${document}.html`);
  if (!existsSync(file)) {
    throw notFound('The pages are not built yet. Run: pnpm build');
  }
  const [head, rest] = split(readFileSync(file, 'utf8'), '</head>');
  const starts = new Map(
    LANGUAGES.map((language) => [
      language,
      head.replace('<html lang="en"', `<html lang="${language}"`) +
        preloadLinks({ dist: DIST, document, modules, base: '/' }, language),
    ]),
  );
  return (initialData, language) =>
    `${starts.get(language) ?? head}<script type="application/json" id="${INITIAL_DATA_ID}">${escapeForScript(initialData)}</script>${rest}`;
}

function split(text: string, at: string): [before: string, from: string] {
  const index = text.indexOf(at);
  return [text.slice(0, index), text.slice(index)];
}

/** JSON that cannot end its script element, whatever text it contains. */
function escapeForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
