import type { Request } from 'express';
import { readConnectRequest } from '../connect/index.ts';
import { Refusal } from '../refusal.ts';
import type { FirstAnswersFor } from './first-answers.ts';
import { html } from './docs/html.ts';
import { readPageDocument } from './page-document.ts';
import { plainPage } from './plain-page.ts';
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

/** Repeats nothing of what was sent. */
function refusedPage(reason: string): string {
  return plainPage({
    title: 'Not a valid connection request',
    body: html`<h1>This store cannot be connected like this</h1>
      <p>
        Nothing was shared with anybody. Go back to your store and start the connection there again.
      </p>
      <p>If this page comes back, tell whoever makes your store's plugin what was wrong:</p>
      <p class="reason">${reason}</p>`,
  });
}
