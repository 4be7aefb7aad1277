import type { Request } from 'express';
import { readConnectRequest } from '../connect/index.ts';
import { Refusal } from '../refusal.ts';
import type { FirstAnswersFor } from './first-answers.ts';
import { readPageDocument } from './page-document.ts';

import type { AppResponse } from './request-context.ts';
import { sendPage } from './web.ts';

export const CONNECT_PATH = '/connect';

/**
 * `GET /connect`: the page on which a store's owner agrees to its connection. Its parameters are
 * checked before anything is shown; where one is wrong, the answer is a page that says so, and
 * never a redirect (decisions 22).
 */
export function connectPage(firstAnswers: FirstAnswersFor['connect']) {
  const send = sendPage(
    () => readPageDocument('connect'),
    (request, response) => firstAnswers(request, response, queryOf(request)),
  );
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = CONNECT_PATH;
    try {
      readConnectRequest(queryOf(request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.locals.errorCode = error.code;
      response
        .status(400)
        .setHeader('Cache-Control', 'no-store')
        .type('html')
        .send(refusedPage(error.message));
      return;
    }
    await send(request, response);
  };
}

/** The query as it was sent: parsed forms of it have forgotten what was there twice. */
function queryOf(request: Request): string {
  const { originalUrl } = request;
  const start = originalUrl.indexOf('?');
  return start === -1 ? '' : originalUrl.slice(start + 1);
}

/** Needs no script, and repeats nothing of what was sent. */
function refusedPage(reason: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Not a valid connection request · Wareword</title>
    <style>
      body { font: 16px/1.55 system-ui, sans-serif; margin: 0; color: #212529; background: #fff; }
      main { max-width: 26rem; margin: 0 auto; padding: 3rem 1rem; }
      h1 { font-size: 1.375rem; line-height: 1.35; font-weight: 600; margin: 0 0 1rem; }
      p { margin: 0 0 1rem; }
      .reason { padding: 0.75rem 1rem; border-radius: 4px; background: #f1f3f5; overflow-wrap: anywhere; }
      @media (prefers-color-scheme: dark) {
        body { color: #c9c9c9; background: #242424; }
        .reason { background: #3b3b3b; color: #e7e7e7; }
      }
    </style>
  </head>
  <body>
    <main>
      <h1>This store cannot be connected like this</h1>
      <p>Nothing was shared with anybody. Go back to your store and start the connection there again.</p>
      <p>If this page comes back, tell whoever makes your store's plugin what was wrong:</p>
      <p class="reason">${escapeHtml(reason)}</p>
    </main>
  </body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
