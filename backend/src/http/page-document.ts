import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { DIST } from './web-build.ts';

/** Which files a module was built to; `imports` names further modules. */
const ManifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof ManifestSchema>;

/** The element that `web/src/first-answers.ts` reads. */
const ANSWERS_ID = 'first-answers';

/**
 * A built page, in which the files of the module that it will load by itself are asked for at once.
 *
 * @param document the name of one of the `.html` files of `backend/web`
 * @param module path of that module, from `backend/web`
 * @returns the page around what it would ask first, which is put into it as JSON
 */
export function readPageDocument(
  document: 'index' | 'connect',
  module?: string,
): (firstAnswers: object) => string {
  const file = resolve(DIST, `${document}.html`);
  if (!existsSync(file)) {
    throw new Refusal('not_found', 'The pages are not built yet. Run: pnpm build');
  }
  const [head, rest] = split(readFileSync(file, 'utf8'), '</head>');
  const start = head + (module === undefined ? '' : linksOf(`${document}.html`, module));
  return (firstAnswers) =>
    `${start}<script type="application/json" id="${ANSWERS_ID}">${inScript(firstAnswers)}</script>${rest}`;
}

function split(text: string, at: string): [before: string, from: string] {
  const index = text.indexOf(at);
  return [text.slice(0, index), text.slice(index)];
}

/**
 * Asks for what `module` needs and the document does not ask for itself. Its styles hold up
 * nothing that is seen before it: who loads the module waits for them.
 */
function linksOf(document: string, module: string): string {
  const json = readFileSync(resolve(DIST, '.vite/manifest.json'), 'utf8');
  const manifest = ManifestSchema.parse(JSON.parse(json));
  const there = filesOf(manifest, document);
  return [...filesOf(manifest, module)]
    .filter((file) => !there.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('');
}

/** A module's files and those of all that it imports, in the order in which they are needed. */
function filesOf(manifest: Manifest, module: string, files = new Set<string>()): Set<string> {
  const built = manifest[module];
  if (built === undefined || files.has(built.file)) return files;
  for (const imported of built.imports) filesOf(manifest, imported, files);
  for (const file of [built.file, ...built.css]) files.add(file);
  return files;
}

/** JSON that ends no script element, whatever merchants call themselves. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
