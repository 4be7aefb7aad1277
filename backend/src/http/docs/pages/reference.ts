import { API_BASE_PATH } from '@wareword/shared-schema';
import { html, type Html } from '../html.ts';
import { layout } from '../layout.ts';

/** `/docs/reference`: the API's description, shown by Scalar. */
export function referencePage(): Html {
  return layout({
    title: 'API reference',
    description: 'Every endpoint of the API with its fields, answers and errors.',
    chapter: '/docs/reference',
    bare: true,
    head: html`<link rel="stylesheet" href="/docs/assets/reference.css" />
      <script src="/docs/assets/scalar.js" defer></script>
      <script src="/docs/assets/reference.js" defer></script>`,
    body: html`<div id="main" tabindex="-1"><div id="reference"></div></div>
      <noscript>
        <main class="page">
          <h1>API reference</h1>
          <p>
            The reference needs JavaScript. Its source is
            <a href="${API_BASE_PATH}/openapi.json">the OpenAPI document</a>.
          </p>
        </main>
      </noscript>`,
  });
}
