import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { notFound } from '../errors.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { DIST } from './web-build.ts';

/** The files a module was built into; `imports` names further modules, and
 * `dynamicImports` those that may be loaded later. */
const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof ManifestSchema>;
type Chunk = Manifest[string];

/** The element that `web/src/initial-data.ts` reads. */
const INITIAL_DATA_ID = 'initial-data';

/** Renders a page with its initial data as JSON, and preloads its texts in that language. */
export type PageDocument = (initialData: object, language: Language) => string;

/**
 * A built page that preloads the files of the module it will load.
 *
 * @param document name of one of the `.html` files in `backend/web`
 * @param module path of that module, relative to `backend/web`
 */
export function readPageDocument(document: 'index' | 'connect', module?: string): PageDocument {
  const file = resolve(DIST, `${document}.html`);
  if (!existsSync(file)) {
    throw notFound('The pages are not built yet. Run: pnpm build');
  }
  const [head, rest] = split(readFileSync(file, 'utf8'), '</head>');
  const starts = new Map(
    LANGUAGES.map((language) => [
      language,
      head.replace('<html lang="en"', `<html lang="${language}"`) +
        preloadLinks(`${document}.html`, module, language),
    ]),
  );
  return (initialData, language) =>
    `${starts.get(language) ?? head}<script type="application/json" id="${INITIAL_DATA_ID}">${escapeForScript(initialData)}</script>${rest}`;
}

function split(text: string, at: string): [before: string, from: string] {
  const index = text.indexOf(at);
  return [text.slice(0, index), text.slice(index)];
}

/**
 * Preloads what `module` needs and the document does not load itself, and the texts of both. Styles
 * do not block rendering: the code that loads the module waits for them.
 */
function preloadLinks(document: string, module: string | undefined, language: Language): string {
  const json = readFileSync(resolve(DIST, '.vite/manifest.json'), 'utf8');
  const manifest = ManifestSchema.parse(JSON.parse(json));
  const there = collectChunks(manifest, document);
  const all = [...there, ...(module === undefined ? [] : collectChunks(manifest, module))];
  const texts = all
    .flatMap(({ dynamicImports }) => dynamicImports)
    .filter((imported) => imported.includes(`src/messages/${language}/`))
    .flatMap((imported) => [...collectChunks(manifest, imported)]);
  return [...new Set([...all, ...texts])]
    .filter((chunk) => !there.has(chunk))
    .flatMap(({ file, css }) => [file, ...css])
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/** A module and its imports, in dependency order. */
function collectChunks(manifest: Manifest, module: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[module];
  if (chunk === undefined || found.has(chunk)) return found;
  for (const imported of chunk.imports) collectChunks(manifest, imported, found);
  return found.add(chunk);
}

/** JSON that cannot end its script element, whatever text it contains. */
function escapeForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
