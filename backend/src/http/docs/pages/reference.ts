import { API_BASE_PATH } from '@wareword/shared-schema';
import { html, type Html } from '../html.ts';
import { layout } from '../layout.ts';

/** `/docs/reference`: the API description, rendered by Scalar. */
export function referencePage(): Html {
  return layout({
    title: 'API reference',
    description: 'Every API endpoint, with its fields, responses and errors.',
    section: '/docs/reference',
    bare: true,
    head: html`<link rel="stylesheet" href="/docs/assets/reference.css" />
      <script src="/docs/assets/scalar.js" defer></script>
      <script src="/docs/assets/reference.js" defer></script>`,
    body: html`<div id="main" tabindex="-1"><div id="reference"></div></div>
      <noscript>
        <main class="page">
          <h1>API reference</h1>
          <p>
            The reference needs JavaScript. You can also read
            <a href="${API_BASE_PATH}/openapi.json">the OpenAPI document</a> it's built from.
          </p>
        </main>
      </noscript>`,
  });
}
