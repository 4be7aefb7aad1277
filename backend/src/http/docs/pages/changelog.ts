import { API_VERSION } from '@wareword/shared-schema';
import { API_CHANGES } from '../api-changes.ts';
import { html } from '../../../html.ts';
import type { DocsPage } from '../layout.ts';
import { deprecationNotice, type Deprecation } from '../deprecation-notice.ts';
import { textWithCode } from '../text-with-code.ts';

/** `/changelog`: what changed within v1, and whether it is being retired. */
export function changelogPage(deprecation: Deprecation): DocsPage {
  return {
    title: 'Changelog',
    description: 'Changes to the API, newest first.',
    path: '/changelog',
    body: html`<h1>Changelog</h1>
      <p>
        Changes to <code>${API_VERSION}</code> of the API, newest first. We
        <a href="/docs/versions">never remove or rename a field or an error code within a version</a
        >.
      </p>
      ${deprecationNotice(deprecation)}
      ${API_CHANGES.map(
        ({ id, title, added }) =>
          html`<section aria-labelledby="${id}">
            <h2 id="${id}">${title}</h2>
            <ul>
              ${added.map((sentence) => html`<li>${textWithCode(sentence)}</li>`)}
            </ul>
          </section> `,
      )}`,
  };
}
