import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { notFound } from '../errors.ts';
import { DIST } from './web-build.ts';

/** The files a module was built into; `imports` names further modules. */
const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof ManifestSchema>;

/** The element that `web/src/initial-data.ts` reads. */
const INITIAL_DATA_ID = 'initial-data';

/**
 * A built page that preloads the files of the module it will load.
 *
 * @param document name of one of the `.html` files in `backend/web`
 * @param module path of that module, relative to `backend/web`
 * @returns a function that renders the page with its initial data as JSON
 */
export function readPageDocument(
  document: 'index' | 'connect',
  module?: string,
): (initialData: object) => string {
  const file = resolve(DIST, `${document}.html`);
  if (!existsSync(file)) {
    throw notFound('The pages are not built yet. Run: pnpm build');
  }
  const [head, rest] = split(readFileSync(file, 'utf8'), '</head>');
  const start = head + (module === undefined ? '' : preloadLinks(`${document}.html`, module));
  return (initialData) =>
    `${start}<script type="application/json" id="${INITIAL_DATA_ID}">${escapeForScript(initialData)}</script>${rest}`;
}

function split(text: string, at: string): [before: string, from: string] {
  const index = text.indexOf(at);
  return [text.slice(0, index), text.slice(index)];
}

/**
 * Preloads what `module` needs and the document does not load itself. Styles do not block
 * rendering: the code that loads the module waits for them.
 */
function preloadLinks(document: string, module: string): string {
  const json = readFileSync(resolve(DIST, '.vite/manifest.json'), 'utf8');
  const manifest = ManifestSchema.parse(JSON.parse(json));
  const there = collectFiles(manifest, document);
  return [...collectFiles(manifest, module)]
    .filter((file) => !there.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/** The files of a module and its imports, in dependency order. */
function collectFiles(manifest: Manifest, module: string, files = new Set<string>()): Set<string> {
  const built = manifest[module];
  if (built === undefined || files.has(built.file)) return files;
  for (const imported of built.imports) collectFiles(manifest, imported, files);
  for (const file of [built.file, ...built.css]) files.add(file);
  return files;
}

/** JSON that cannot end its script element, whatever text it contains. */
function escapeForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
