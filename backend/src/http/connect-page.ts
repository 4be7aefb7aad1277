import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { readConnectRequest } from '../connect/index.ts';
import { errorCodeOf } from '../error-codes.ts';
import { DomainError } from '../errors.ts';
import type { InitialDataLoaders } from './initial-data.ts';
import { html } from '../html.ts';
import type { PageLanguage } from '../languages.ts';
import { sendPlainPage } from './plain-page.ts';
import { queryOf } from './query-of.ts';
import { readLanguage } from './read-language.ts';
import { sendPage } from './send-page.ts';
import { PAGE_TEXTS } from './texts/index.ts';

export const CONNECT_PATH = '/connect';

/**
 * `GET /connect`: the page where a store's owner approves its connection. Parameters are validated
 * before anything is shown; if one is invalid, the response is an error page, never a redirect
 * (contract §11.1).
 */
export function connectPage(initialData: InitialDataLoaders['connect']) {
  const send = sendPage(
    { document: 'connect', modules: ['src/connect/start.tsx'], isRendered: true },
    (request, response) => initialData(request, response, queryOf(request)),
  );
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = CONNECT_PATH;
    try {
      readConnectRequest(queryOf(request));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      response.locals.errorCode = errorCodeOf(error);
      sendInvalidRequest(response, readLanguage(request), error.message);
      return;
    }
    await send(request, response);
  };
}

/** Does not repeat anything that was sent. The reason is for a developer, in the words of the API. */
function sendInvalidRequest(response: AppResponse, language: PageLanguage, reason: string): void {
  const texts = PAGE_TEXTS[language];
  sendPlainPage(response, 400, {
    language,
    title: texts.couldNotConnect,
    body: html`<h1>${texts.storeNotConnected}</h1>
      <p>${texts.storeNotConnectedHelp}</p>
      <p>${texts.sendToAppDeveloper}</p>
      <p class="reason" lang="en">${reason}</p>`,
  });
}
