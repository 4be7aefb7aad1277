import type { AppResponse } from '@wareword/server/http';
import type { ColorScheme } from '@wareword/ui/tokens';
import type { Request } from 'express';
import { html, type Html } from '../html.ts';
import type { PageLanguage } from '../languages.ts';
import { documentAttributes, readColorScheme } from './document/color-scheme.ts';
import { LOGO, pageHeader } from './document/frame.ts';
import { DOCUMENT_HEAD } from './document/head.ts';
import { PAGE_TEXTS } from './texts/index.ts';

interface PlainPage {
  readonly language: PageLanguage;
  readonly title: string;
  readonly body: Html;
  /**
   * Whether the menu is a member's or a visitor's; absent if there is no menu, as in the middle of connecting
   * something.
   */
  readonly isSignedIn?: boolean;
}

/** Whether a browser shows what it asks for as a page; API clients get the JSON error. */
export function expectsPage(request: Request): boolean {
  const read = request.method === 'GET' || request.method === 'HEAD';
  return read && !request.path.startsWith('/api/') && request.accepts(['json', 'html']) === 'html';
}

/** Sends a page with a single message, in the same look as the others. It needs no scripts. */
export function sendPlainPage(response: AppResponse, status: number, page: PlainPage): void {
  response
    .status(status)
    .setHeader('Cache-Control', 'no-store')
    .type('html')
    .send(plainPage(page, readColorScheme(response.req)));
}

function plainPage(
  { language, title, body, isSignedIn }: PlainPage,
  colorScheme: ColorScheme | undefined,
): string {
  return html`<!doctype html>
    <html ${documentAttributes({ language, colorScheme })}>
      <head>
        ${DOCUMENT_HEAD}
        <meta name="robots" content="noindex" />
        <title>${title} · Wareword</title>
      </head>
      <body>
        ${
          isSignedIn === undefined
            ? html`<header class="top"><span class="brand">${LOGO}</span></header>`
            : pageHeader(PAGE_TEXTS[language], isSignedIn)
        }
        <main><div class="text">${body}</div></main>
      </body>
    </html> `.toString();
}
