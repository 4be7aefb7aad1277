import type { Logger } from '@wareword/security/logging';
import type { NextFunction, Request, Response } from 'express';
import { textsFor } from '../texts/index.ts';
import { readLocale } from './locale.ts';

const SHOPIFY = 'https://cdn.shopify.com/shopifycloud';

/**
 * Responds with a page that explains that the database is down, if that is why a request cannot be signed in.
 * A page that is already open shows the problem itself.
 */
export function unavailable({ logger, apiKey }: { logger: Logger; apiKey: string }) {
  return (error: unknown, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    logger.error({ err: error }, 'a request failed');
    response.status(503).setHeader('Retry-After', '5');
    if (request.path.endsWith('.data')) response.type('text').send('Try again in a moment.');
    else response.type('html').send(documentFor(apiKey, readLocale(request)));
  };
}

/** @param apiKey from the app's settings, so it needs no escaping */
function documentFor(apiKey: string, locale: string): string {
  const { pages } = textsFor(locale);
  return `<!DOCTYPE html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Wareword</title>
    <script src="${SHOPIFY}/app-bridge.js" data-api-key="${apiKey}"></script>
    <script src="${SHOPIFY}/polaris-1.js"></script>
  </head>
  <body>
    <s-page heading="Wareword">
      <s-section>
        <s-banner tone="critical" heading="${pages('unavailable')}">
          ${pages('unavailableHelp')}
        </s-banner>
      </s-section>
    </s-page>
  </body>
</html>`;
}
