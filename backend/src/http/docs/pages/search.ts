import { formatCount } from '@wareword/shared-schema/format';
import { html, type Html } from '../../../html.ts';
import type { DocsPage } from '../layout.ts';
import type { SearchResult } from '../search.ts';

/** `/docs/search`: where the words are, the best place first. */
export function searchPage(query: string, results: readonly SearchResult[]): DocsPage {
  return {
    title: 'Search',
    description: 'Search the docs.',
    path: '/docs/search',
    body: html`<h1>Search</h1>
      ${query === '' ? html`<p>Enter what you're looking for.</p>` : found(query, results)}`,
  };
}

function found(query: string, results: readonly SearchResult[]): Html {
  if (results.length === 0) {
    return html`<p role="status">
      No results for "${query}". Try fewer or different words, or look at
      <a href="/docs/errors">all error codes</a>.
    </p>`;
  }
  return html`<p role="status">${formatCount(results.length, 'result')} for "${query}"</p>
    <ol class="results">
      ${results.map(
        ({ page, heading, url, excerpt }) =>
          html`<li>
            <a href="${url}">${heading === page ? page : `${page}: ${heading}`}</a>
            <p class="dimmed">${excerpt}</p>
          </li>`,
      )}
    </ol>`;
}
