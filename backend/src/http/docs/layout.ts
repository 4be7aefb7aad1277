import { SERVICE_NAME } from '@wareword/shared-schema';
import { html, type Html } from './html.ts';

/** The developer pages, in the order of their navigation. */
const CHAPTERS = [
  { path: '/docs', name: 'Start' },
  { path: '/docs/reference', name: 'API reference' },
  { path: '/docs/errors', name: 'Errors' },
  { path: '/docs/versions', name: 'Versions' },
  { path: '/changelog', name: 'Changelog' },
] as const;

export type Chapter = (typeof CHAPTERS)[number]['path'];

export interface DocsPage {
  readonly title: string;
  readonly description: string;
  readonly chapter: Chapter;
  /** What `main` holds. */
  readonly body: Html;
  /** At the end of the head. */
  readonly head?: Html;
  /** The body brings its own `main`, and on a phone its own `header`. */
  readonly bare?: boolean;
}

/** The frame of every developer page. */
export function layout(page: DocsPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${page.description}" />
        <title>${page.title} – ${SERVICE_NAME}</title>
        <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs/assets/style.css" />
        ${page.head}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${
          page.bare === true
            ? html`<div class="head">${navigation(page.chapter)}</div>`
            : html`<header class="head">${navigation(page.chapter)}</header>`
        }
        ${
          page.bare === true
            ? page.body
            : html`<main id="main" class="page" tabindex="-1">${page.body}</main>`
        }
        <footer class="foot">
          <a href="/pricing">Plans and pricing</a> <a href="/">Dashboard</a>
        </footer>
      </body>
    </html> `;
}

function navigation(current: Chapter): Html {
  return html`<nav aria-label="Developer pages">
    <a class="brand" href="/">${SERVICE_NAME}</a>
    <ul>
      ${CHAPTERS.map(({ path, name }) => {
        const mark = path === current ? html` aria-current="page"` : undefined;
        return html`<li><a href="${path}" ${mark}>${name}</a></li>`;
      })}
    </ul>
  </nav>`;
}

/** Something to copy: a command, a body, an answer. */
export function code(text: string, label: string): Html {
  // It scrolls where it is too wide, so the keyboard must reach it.
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;
}
