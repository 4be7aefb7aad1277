import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { nextTurn } from '@wareword/event-loop';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { assets } from '@wareword/server/http';
import { textsFiles } from './texts-file.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const SERVER_BUILD = join(DIST, 'server/index.js');

/** Valid page paths. Remix logs every other path to stderr. */
const PAGE_PATH = /^[\w./-]*$/;

const CLIENT = join(DIST, 'client');
const SCRIPTS = join(CLIENT, 'assets');

/**
 * The pages built by Remix: files for browsers, and documents.
 * @param options.reload whether to import newer builds, for development
 */
export function pages(options: {
  readonly loadContext: (
    request: Request,
    response: Response,
    textsFile: (locale: string) => string | null,
  ) => AppLoadContext;
  readonly reload: boolean;
}): RequestHandler {
  const router = Router();
  const textsFile = textsFiles(SCRIPTS, options);
  router.use('/assets', assets(SCRIPTS), (_request: Request, response: Response) => {
    response.status(404).type('text').send('Page not found.');
  });
  router.use(express.static(CLIENT, { index: false }));
  const documents = createRequestHandler({
    build: () => importBuild(options.reload),
    mode: 'production',
    getLoadContext: (request: Request, response: Response) =>
      options.loadContext(request, response, textsFile),
  });
  router.all('/{*path}', (request: Request, response: Response, next) => {
    if (!existsSync(SERVER_BUILD)) {
      response.status(503).type('text').send("The pages aren't ready yet. Try again in a moment.");
      return undefined;
    }
    // `_data` is how older versions of Remix request data.
    if (!PAGE_PATH.test(request.path) || request.query['_data'] !== undefined) {
      response.status(404).type('text').send('Page not found.');
      return undefined;
    }
    // Rendering takes milliseconds, so each request gets its own turn of the event loop.
    return nextTurn().then(() => documents(request, response, next));
  });
  return router;
}

async function importBuild(reload: boolean): Promise<ServerBuild> {
  const address = pathToFileURL(SERVER_BUILD);
  if (reload) address.searchParams.set('built', String(statSync(SERVER_BUILD).mtimeMs));
  const build: unknown = await import(address.href);
  if (!isServerBuild(build)) throw new Error('The build of the pages is incomplete.');
  return build;
}

function isServerBuild(build: unknown): build is ServerBuild {
  return typeof build === 'object' && build !== null && 'routes' in build && 'assets' in build;
}
