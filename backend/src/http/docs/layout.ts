import { SERVICE_NAME } from '@wareword/shared-schema';
import { html, type Html } from '../../html.ts';
import { pageFrame, type FramedPage } from '../document/frame.ts';

/** The docs, in the order of their navigation. */
const SECTIONS = [
  { path: '/docs/shop-owners', name: 'For store owners' },
  { path: '/docs', name: 'Quickstart' },
  { path: '/docs/reference', name: 'API reference' },
  { path: '/docs/agents', name: 'Use with AI agents' },
  { path: '/docs/errors', name: 'Errors' },
  { path: '/docs/versions', name: 'Versioning' },
  { path: '/changelog', name: 'Changelog' },
] as const;

export type Section = (typeof SECTIONS)[number]['path'];

/** The addresses of the docs, in that order. */
export const DOCS_PATHS: readonly Section[] = SECTIONS.map(({ path }) => path);

export interface DocsPage {
  readonly title: string;
  readonly description: string;
  /** Its address. */
  readonly path: string;
  /** The navigation entry that it belongs to, unless it is one itself. */
  readonly section?: Section;
  /** The content of `main`. Headings with an id can be found by searching. */
  readonly body: Html;
  /** Its parts, listed below its entry of the navigation. */
  readonly contents?: readonly { readonly id: string; readonly title: string }[];
}

export const DOCS_SCRIPT = '/docs/assets/docs.js';

/**
 * A page of the docs in its frame.
 * @param shown.query what was searched for, if this is the page of results
 */
export function layout(
  page: DocsPage,
  {
    publicUrl,
    query = '',
    ...visitor
  }: Pick<FramedPage, 'colorScheme' | 'isSignedIn'> & {
    readonly publicUrl: URL;
    readonly query?: string;
  },
): Html {
  return pageFrame({
    ...visitor,
    language: 'en',
    title: `${page.title} · ${SERVICE_NAME}`,
    description: page.description,
    url: new URL(page.path, publicUrl),
    aside: sidebar(page, query),
    body: html`<div class="text docs">${page.body}</div>`,
    scripts: [DOCS_SCRIPT],
  });
}

function sidebar(page: DocsPage, query: string): Html {
  return html`<div class="sidebar">
    <form role="search" action="/docs/search" method="get">
      <label for="search">Search the docs</label>
      <input id="search" name="q" type="search" maxlength="100" value="${query}" />
      <button class="button quiet">Search</button>
    </form>
    <nav aria-label="Docs">
      <ul>
        ${SECTIONS.map(({ path, name }) => {
          const current = path === (page.section ?? page.path);
          const mark = path === page.path ? html` aria-current="page"` : undefined;
          return html`<li>
            <a href="${path}" ${mark}>${name}</a>
            ${current ? contents(page) : undefined}
          </li>`;
        })}
      </ul>
      <a class="button" href="/keys">Get an API key</a>
    </nav>
  </div>`;
}

function contents({ contents = [] }: DocsPage): Html | undefined {
  if (contents.length === 0) return undefined;
  return html`<ul>
    ${contents.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
  </ul>`;
}

/** Something to copy: a command, a request or a response. `assets/docs.js` adds the button. */
export function code(text: string, label: string): Html {
  // It scrolls if it is too wide, so it must be reachable by keyboard.
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`;
}
