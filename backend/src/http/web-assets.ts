import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { NextFunction, Request } from 'express';
import type { AppResponse } from './request-context.ts';
import { DIST, ofBuild } from './web-build.ts';
import { YEAR_SECONDS } from './web.ts';

/** Where the documents look for them. */
export const ASSETS_PATH = '/assets';

/** The compressed forms that the build laid beside each file, best first. */
const FORMS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The built pages' scripts and styles: their names change with their content. */
export function webAssets() {
  const folder = join(DIST, 'assets');
  const filesAtHand = ofBuild(() => new Set(existsSync(folder) ? readdirSync(folder) : []));
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    const name = request.path.slice(1);
    const files = filesAtHand();
    if (!files.has(name)) {
      next();
      return;
    }
    response.type(extname(name)).vary('Accept-Encoding');
    const [encoding, ending] =
      FORMS.find(
        ([form, ending]) => files.has(name + ending) && request.acceptsEncodings(form) === form,
      ) ?? [];
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    // A newer build may have taken it away since: then it is not found.
    response.sendFile(
      name + (ending ?? ''),
      { root: folder, immutable: true, maxAge: YEAR_SECONDS * 1000 },
      (error) => {
        if (error === undefined || response.headersSent) return;
        response.removeHeader('Content-Encoding');
        next();
      },
    );
  };
}
