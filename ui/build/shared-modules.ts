import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * A module that needs more code than this, in bytes before minification, is not put together with
 * others: a page would load it for nothing.
 */
const MAX_NEEDED = 30_000;

const MESSAGES = /\/messages\/[a-z]{2}\/([^/]+)\.ts$/;

/**
 * Decides which modules share a file. The bundler makes one for every set of pages that need the same
 * modules, and a page then waits for dozens of files with a few lines each.
 *
 * No two files need each other: what `base` needs is in `base`, what `start` needs is in either, and
 * what small shared modules need is as small, has no other texts, and is needed by the same documents. Those
 * with styles are apart: styles hold up what the server rendered.
 *
 * @param built the pages as the bundler divides them
 * @returns the name of each module's file; the bundler decides about the others
 */
export function placeSharedModules(built: Rolldown.RolldownOutput): ReadonlyMap<string, string> {
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const neededBy = (file: string, found = new Set<Chunk>()): ReadonlySet<Chunk> => {
    const chunk = chunks.get(file);
    if (chunk === undefined || found.has(chunk)) return found;
    found.add(chunk);
    for (const imported of chunk.imports) neededBy(imported, found);
    return found;
  };
  const all = [...chunks.values()];
  const isTexts = (chunk: Chunk | undefined) => MESSAGES.test(chunk?.facadeModuleId ?? '');
  const users = all.filter((chunk) => (chunk.isEntry || chunk.isDynamicEntry) && !isTexts(chunk));
  const needs = users.map(({ fileName }) => neededBy(fileName));
  // What each document loads, after a little that it runs before; the pages are parts of `index.html`.
  const documents = all.filter(({ isEntry }) => isEntry);
  const starts = new Map(
    documents.map(({ name, dynamicImports }) => [
      name,
      new Set(dynamicImports.flatMap((file) => [...neededBy(file)])),
    ]),
  );
  const start = starts.get('index') ?? new Set<Chunk>();
  const before = new Set(documents.flatMap(({ fileName }) => [...neededBy(fileName)]));

  const nameOf = (chunk: Chunk): string | undefined => {
    if (before.has(chunk) || isTexts(chunk)) return undefined;
    if ([...starts.values()].every((needed) => needed.has(chunk))) return 'base';
    if (start.has(chunk)) return 'start';
    if (chunk.isDynamicEntry || needs.filter((needed) => needed.has(chunk)).length < 2) {
      return undefined;
    }
    const needed = [...neededBy(chunk.fileName)].filter((one) => !start.has(one));
    const size = needed.flatMap(({ modules }) => Object.values(modules));
    if (size.reduce((sum, { renderedLength }) => sum + renderedLength, 0) > MAX_NEEDED) {
      return undefined;
    }
    const texts = needed
      .flatMap(({ dynamicImports }) => dynamicImports)
      .flatMap((file) => MESSAGES.exec(chunks.get(file)?.facadeModuleId ?? '')?.[1] ?? []);
    const others = [...starts].flatMap(([name, needed]) => (needed.has(chunk) ? [name] : []));
    const isStyled = needed.some(({ viteMetadata }) => viteMetadata?.importedCss.size !== 0);
    const kinds = ['shared', ...(isStyled ? ['styled'] : []), ...others];
    return [...kinds, ...[...new Set(texts)].sort()].join('-');
  };
  return new Map(
    all.flatMap((chunk) => {
      const name = nameOf(chunk);
      return name === undefined ? [] : Object.keys(chunk.modules).map((id) => [id, name] as const);
    }),
  );
}
