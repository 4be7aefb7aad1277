import { readdirSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { NextFunction, Request, Response } from 'express';

const YEAR_MS = 365 * 24 * 3_600_000;

/** The compressed forms the build creates next to each file, best first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves the pages' scripts and styles, compressed; their names change with their content. */
export function assets(folder: string) {
  const list = filesIn(folder);
  return (request: Request, response: Response, next: NextFunction): void => {
    const name = request.path.slice(1);
    const files = list();
    if (!files.has(name)) {
      next();
      return;
    }
    response.type(extname(name)).vary('Accept-Encoding');
    const [encoding, extension] =
      ENCODINGS.find(
        ([form, end]) => files.has(name + end) && request.acceptsEncodings(form) === form,
      ) ?? [];
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    // A newer build may have removed the file since the folder was read: it is then not found.
    response.sendFile(
      name + (extension ?? ''),
      { root: folder, immutable: true, maxAge: YEAR_MS },
      (error) => {
        if (error === undefined || response.headersSent) return;
        response.removeHeader('Content-Encoding');
        next();
      },
    );
  };
}

/** The names in a folder, read again after each build. */
function filesIn(folder: string): () => ReadonlySet<string> {
  let builtAt = Number.NaN;
  let names: ReadonlySet<string> = new Set();
  return () => {
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs !== builtAt) {
      names = new Set(mtimeMs === 0 ? [] : readdirSync(folder));
      builtAt = mtimeMs;
    }
    return names;
  };
}
