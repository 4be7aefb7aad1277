import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { readConnectRequest } from '../connect/index.ts';
import { errorCodeOf } from '../error-codes.ts';
import { DomainError } from '../errors.ts';
import type { InitialDataLoaders } from './initial-data.ts';
import { html } from '../html.ts';
import { readPageDocument } from './page-document.ts';
import { plainPage } from './plain-page.ts';
import { queryOf } from './query-of.ts';
import { sendPage } from './send-page.ts';

export const CONNECT_PATH = '/connect';

/**
 * `GET /connect`: the page where a store's owner approves its connection. Parameters are validated
 * before anything is shown; if one is invalid, the response is an error page, never a redirect
 * (contract §11.1).
 */
export function connectPage(initialData: InitialDataLoaders['connect']) {
  const send = sendPage(
    () => readPageDocument('connect'),
    (request, response) => initialData(request, response, queryOf(request)),
  );
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = CONNECT_PATH;
    try {
      readConnectRequest(queryOf(request));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      response.locals.errorCode = errorCodeOf(error);
      response
        .status(400)
        .setHeader('Cache-Control', 'no-store')
        .type('html')
        .send(invalidRequestPage(error.message));
      return;
    }
    await send(request, response);
  };
}

/** Does not repeat anything that was sent. */
function invalidRequestPage(reason: string): string {
  return plainPage({
    title: "Couldn't connect",
    body: html`<h1>We couldn't connect this store</h1>
      <p>Nothing was shared. Go back to your store and start the connection there again.</p>
      <p>If this happens again, send this to the plugin's developer:</p>
      <p class="reason">${reason}</p>`,
  });
}
