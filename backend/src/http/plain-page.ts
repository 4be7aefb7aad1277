import { html, type Html } from '../html.ts';
import type { Language } from '../languages.ts';
import { LOGO } from './document/frame.ts';
import { DOCUMENT_HEAD } from './document/head.ts';

/** A page with a single message, in the same look as the others. It needs no scripts. */
export function plainPage({
  language,
  title,
  body,
}: {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
}): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        ${DOCUMENT_HEAD}
        <meta name="robots" content="noindex" />
        <title>${title} · Wareword</title>
      </head>
      <body>
        <header class="top"><span class="brand">${LOGO}</span></header>
        <main><div class="text">${body}</div></main>
      </body>
    </html> `.toString();
}
