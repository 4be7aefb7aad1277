import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The files that each module was built into. `imports` names the modules that it imports, and `dynamicImports`
 * those that it may load later.
 */
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

/** A page that Vite built. */
export interface BuiltPage {
  /** The folder of the build. */
  readonly dist: string;
  /** Name of its document, without `.html`. */
  readonly document: string;
  /** The modules that it loads for its first render, with paths relative to the document's folder. */
  readonly modules: readonly string[];
  /** Where the page finds its files: `/`, or `./` if it may be mounted anywhere. */
  readonly base: string;
  /** Whether the page shows something before its scripts, which then needs its styles. */
  readonly isRendered?: boolean;
}

/**
 * Links that preload the files of the page's modules and their texts. Without them, a browser discovers each
 * file only after loading the one that imports it. Scripts come last: a page shows something before they run.
 * A server-rendered page needs its styles first; any other shows only its header, which needs none.
 * @throws if the build is missing
 */
export function preloadLinks(
  { dist, document, modules, base, isRendered = false }: BuiltPage,
  language: string,
): string {
  const manifest = readManifest(dist);
  const inDocument = collectChunks(manifest, `${document}.html`);
  const all = [...inDocument, ...modules.flatMap((module) => [...collectChunks(manifest, module)])];
  const texts = all
    .flatMap(({ dynamicImports }) => dynamicImports)
    .filter((imported) => imported.includes(`src/messages/${language}/`))
    .flatMap((imported) => [...collectChunks(manifest, imported)]);
  const chunks = [...new Set([...all, ...texts])].filter((chunk) => !inDocument.has(chunk));
  const styles = new Set(chunks.flatMap(({ css }) => css));
  return [
    // First, because they are small and everything waits for them.
    ...[...styles].map(
      (file) =>
        `<link ${isRendered ? 'rel="stylesheet"' : 'rel="preload" as="style"'} crossorigin href="${base}${file}">`,
    ),
    ...chunks.map(
      ({ file }) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${file}">`,
    ),
  ].join('');
}

/**
 * The file that a module was built into.
 * @param module its path relative to the root of the build
 * @throws if the build is missing, or has no such module
 */
export function builtFile(dist: string, module: string): string {
  const chunk = readManifest(dist)[module];
  if (chunk === undefined) throw new Error(`${dist} has no ${module}.`);
  return join(dist, chunk.file);
}

function readManifest(dist: string): Manifest {
  const json = readFileSync(join(dist, '.vite/manifest.json'), 'utf8');
  return ManifestSchema.parse(JSON.parse(json));
}

/** A module and its imports, in dependency order. */
function collectChunks(manifest: Manifest, module: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[module];
  if (chunk === undefined || found.has(chunk)) return found;
  for (const imported of chunk.imports) collectChunks(manifest, imported, found);
  return found.add(chunk);
}
