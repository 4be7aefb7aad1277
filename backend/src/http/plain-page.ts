import { DOCUMENT_HEAD } from './docs/document-head.ts';
import { html, type Html } from './docs/html.ts';

/**
 * A simple page with a single message, in the same style as the others. It needs no scripts or
 * other files.
 */
export function plainPage({ title, body }: { title: string; body: Html }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${DOCUMENT_HEAD}
        <meta name="robots" content="noindex" />
        <title>${title} · Wareword</title>
        <style>
          body {
            font:
              16px/1.55 system-ui,
              sans-serif;
            margin: 0;
            color: #212529;
            background: #fff;
          }
          main {
            max-width: 26rem;
            margin: 0 auto;
            padding: 3rem 1rem;
          }
          h1 {
            font-size: 1.375rem;
            line-height: 1.35;
            font-weight: 600;
            margin: 0 0 1rem;
          }
          p {
            margin: 0 0 1rem;
          }
          a {
            display: inline-block;
            padding: 0.625rem 0;
            color: #3b5bdb;
          }
          .reason {
            padding: 0.75rem 1rem;
            border-radius: 4px;
            background: #f1f3f5;
            overflow-wrap: anywhere;
          }
          @media (prefers-color-scheme: dark) {
            body {
              color: #c9c9c9;
              background: #242424;
            }
            a {
              color: #91a7ff;
            }
            .reason {
              background: #3b3b3b;
              color: #e7e7e7;
            }
          }
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.toString();
}
