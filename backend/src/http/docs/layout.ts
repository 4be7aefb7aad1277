import { SERVICE_NAME } from '@wareword/shared-schema';
import { DOCUMENT_HEAD } from './document-head.ts';
import { html, type Html } from './html.ts';

/** The API docs, in the order of their navigation. */
const SECTIONS = [
  { path: '/docs', name: 'Quickstart' },
  { path: '/docs/reference', name: 'API reference' },
  { path: '/docs/errors', name: 'Errors' },
  { path: '/docs/versions', name: 'Versioning' },
  { path: '/changelog', name: 'Changelog' },
] as const;

export type Section = (typeof SECTIONS)[number]['path'];

export interface DocsPage {
  readonly title: string;
  readonly description: string;
  readonly section: Section;
  /** The content of `main`. */
  readonly body: Html;
  /** Appended to the head. */
  readonly head?: Html;
  /** The body brings its own `main` and, on phones, its own `header`. */
  readonly bare?: boolean;
}

/** The frame of every page of the API docs. */
export function layout(page: DocsPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${DOCUMENT_HEAD}
        <meta name="description" content="${page.description}" />
        <title>${page.title} – ${SERVICE_NAME}</title>
        <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/docs/assets/style.css" />
        ${page.head}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${
          page.bare === true
            ? html`<div class="head">${navigation(page.section)}</div>`
            : html`<header class="head">${navigation(page.section)}</header>`
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

function navigation(current: Section): Html {
  return html`<nav aria-label="API docs">
    <a class="brand" href="/">${SERVICE_NAME}</a>
    <ul>
      ${SECTIONS.map(({ path, name }) => {
        const mark = path === current ? html` aria-current="page"` : undefined;
        return html`<li><a href="${path}" ${mark}>${name}</a></li>`;
      })}
    </ul>
  </nav>`;
}

/** Something to copy: a command, a request or a response. */
export function code(text: string, label: string): Html {
  // It scrolls if it is too wide, so it must be reachable by keyboard.
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;
}
