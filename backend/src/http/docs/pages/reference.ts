import { API_BASE_PATH, SERVICE_NAME } from '@wareword/shared-schema';
import { html, type Html } from '../../../html.ts';
import { code, type DocsPage } from '../layout.ts';
import { curlOf, firstExample, isStream, schemaOf } from '../reference/examples.ts';
import { fieldList, parameterList } from '../reference/fields.ts';
import { endpointsOf, type Endpoint, type ReferenceDocument } from '../reference/read-document.ts';
import { requestForm } from '../reference/request-form.ts';
import { textWithCode } from '../text-with-code.ts';

/** `/docs/reference`: every endpoint, from our OpenAPI document. */
export function referencePage(document: ReferenceDocument): DocsPage {
  const apiUrl = document.servers[0]?.url ?? API_BASE_PATH;
  return {
    title: 'API reference',
    description: 'Every API endpoint, with its fields, responses and errors.',
    path: '/docs/reference',
    contents: document.tags.flatMap(({ name }) =>
      endpointsOf(document, name).map(({ operationId, summary }) => ({
        id: operationId,
        title: summary,
      })),
    ),
    body: html`<h1>${SERVICE_NAME} API</h1>
      ${document.info.description
        .split('\n\n')
        .map((paragraph) => html`<p>${textWithCode(paragraph)}</p>`)}
      <p>
        The base URL is <code>${apiUrl}</code>. Tools can read
        <a href="${API_BASE_PATH}/openapi.json">the OpenAPI document</a>.
      </p>
      ${authentication()}
      ${document.tags.map(
        ({ name, description }) =>
          html`<section aria-labelledby="${name.toLowerCase()}">
            <h2 id="${name.toLowerCase()}">${name}</h2>
            <p>${description}</p>
            ${endpointsOf(document, name).map((endpoint) => endpointSection(endpoint, apiUrl))}
          </section>`,
      )}`,
  };
}

/** The key that all forms of the page send. */
function authentication(): Html {
  return html`<section aria-labelledby="authentication">
    <h2 id="authentication">Authentication</h2>
    <p>
      Bearer token: <code>Authorization: Bearer &lt;ACCESS_TOKEN&gt;</code>. Use an API key, which
      you <a href="/keys">create in the dashboard</a>, or a store's token.
    </p>
    <form class="request key" hidden>
      <div class="field">
        <label for="token">Your API key</label>
        <p class="dimmed" id="token-hint">
          Used for the requests you send from this page. We don't store it, and it's cleared when
          you reload.
        </p>
        <input
          id="token"
          type="password"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="token-hint token-error"
          placeholder="ww_api_…"
        />
        <p class="error" id="token-error"></p>
      </div>
    </form>
  </section>`;
}

function endpointSection(endpoint: Endpoint, apiUrl: string): Html {
  const { operationId, method, path, summary, description, parameters, requestBody } = endpoint;
  const body = schemaOf(requestBody?.content);
  return html`<article class="endpoint" aria-labelledby="${operationId}">
    <h3 id="${operationId}">${summary}</h3>
    <p class="route"><strong>${method}</strong> <code>${path}</code></p>
    <p>${textWithCode(description)}</p>
    ${code(curlOf(endpoint, apiUrl), `${summary} with curl`)}
    ${isStream(endpoint) ? undefined : requestForm(endpoint, API_BASE_PATH)}
    ${parameterList(parameters)}
    ${
      body &&
      html`<h4>Request body</h4>
        ${fieldList(body)}`
    }
    <h4>Responses</h4>
    ${Object.entries(endpoint.responses).map(([status, reply]) => response(summary, status, reply))}
  </article>`;
}

function response(
  summary: string,
  status: string,
  { description, content }: Endpoint['responses'][string],
): Html {
  const example = firstExample(content);
  const schema = schemaOf(content);
  const failed = !status.startsWith('2');
  const [first = '', ...rest] = description.split('\n\n');
  return html`<details class="response">
    <summary><strong>${status}</strong> ${failed ? codesIn(description) : first}</summary>
    ${(failed ? [first, ...rest] : rest).map((line) => html`<p>${textWithCode(line)}</p>`)}
    ${failed || schema === undefined ? undefined : fieldList(schema)}
    ${example === undefined ? undefined : code(example, `${summary}: example of ${status}`)}
  </details>`;
}

/** The error codes that a description explains, one in each of its paragraphs. */
function codesIn(description: string): Html {
  const codes = [...description.matchAll(/^`(\w+)`:/gm)].map(([, name = '']) => name);
  return html`${codes.join(', ')}`;
}
