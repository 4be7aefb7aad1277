import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Everything written by people: no dependencies, builds, results or generated metadata. */
const EXCLUDED = /(?:^|\/)(?:node_modules|dist|dist-[^/]*|coverage|results|meta|\.git|\.data)$/;

export interface SourceFile {
  /** Path from the repository's root. */
  readonly path: string;
  readonly text: string;
}

/** The matching text files of the repository, sorted by path. */
export function readRepository(patterns: readonly string[]): SourceFile[] {
  return globSync([...patterns], { cwd: ROOT, exclude: (path) => EXCLUDED.test(path) })
    .toSorted()
    .map((path) => ({ path, text: readRepositoryFile(path) }));
}

export function readRepositoryFile(path: string): string {
  return readFileSync(resolve(ROOT, path), 'utf8');
}

export function repositoryPath(path: string): string {
  return resolve(ROOT, path);
}
