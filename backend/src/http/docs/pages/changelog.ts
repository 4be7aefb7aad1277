import { API_VERSION } from '@wareword/shared-schema';
import { API_CHANGES } from '../api-changes.ts';
import { html, type Html } from '../html.ts';
import { layout } from '../layout.ts';
import { retirement, type Deprecation } from '../retirement.ts';
import { textWithCode } from '../text-with-code.ts';

/** `/changelog`: what changed within v1, and whether it retires. */
export function changelogPage(deprecation: Deprecation): Html {
  return layout({
    title: 'Changelog',
    description: 'What changed in the API, newest first.',
    chapter: '/changelog',
    body: html`<h1>Changelog</h1>
      <p>
        What changed in the API, newest first. All of it is in <code>${API_VERSION}</code>: nothing
        was removed or renamed, and <a href="/docs/versions">nothing will be within a version</a>.
      </p>
      ${retirement(deprecation)}
      ${API_CHANGES.map(
        ({ id, title, added }) =>
          html`<section aria-labelledby="${id}">
            <h2 id="${id}">${title}</h2>
            <ul>
              ${added.map((sentence) => html`<li>${textWithCode(sentence)}</li>`)}
            </ul>
          </section> `,
      )}`,
  });
}
