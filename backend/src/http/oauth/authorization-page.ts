import type { AppResponse } from '@wareword/server/http';
import { ERROR_CODES } from '@wareword/shared-schema';
import type { Request } from 'express';
import { readAuthorizationRequest, type AgentsContext } from '../../agents/index.ts';
import { errorCodeOf } from '../../error-codes.ts';
import { DomainError } from '../../errors.ts';
import { html } from '../../html.ts';
import type { InitialDataLoaders } from '../initial-data.ts';
import { sendPlainPage } from '../plain-page.ts';
import { queryOf } from '../query-of.ts';
import { readLanguage } from '../read-language.ts';
import { sendPage } from '../send-page.ts';
import { PAGE_TEXTS } from '../texts/index.ts';
import { AUTHORIZATION_PATH } from './router.ts';

/**
 * The page where a person approves an agent. Parameters are validated before anything is shown; if one
 * is invalid, the response is an error page, never a redirect.
 */
export function authorizationPage(
  ctx: AgentsContext,
  initialData: InitialDataLoaders['dashboard'],
) {
  const send = sendPage(
    { document: 'connect', modules: ['src/connect/start.tsx'], isRendered: false },
    initialData,
  );
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = AUTHORIZATION_PATH;
    try {
      await readAuthorizationRequest({
        ctx,
        input: { query: queryOf(request), address: request.ip ?? '' },
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const code = errorCodeOf(error);
      response.locals.errorCode = code;
      const language = readLanguage(request);
      const texts = PAGE_TEXTS[language];
      sendPlainPage(response, ERROR_CODES[code].status, {
        language,
        title: texts.couldNotConnect,
        body: html`<h1>${texts.agentNotConnected}</h1>
          <p>${texts.agentNotConnectedHelp}</p>
          <p>${texts.sendToAgentDeveloper}</p>
          <p class="reason" lang="en">${error.message}</p>`,
      });
      return;
    }
    await send(request, response);
  };
}
