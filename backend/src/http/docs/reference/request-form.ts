import { html, type Html } from '../../../html.ts';
import { firstExample } from './examples.ts';
import type { Endpoint } from './read-document.ts';

/**
 * A form to send the request with; `assets/docs.js` sends it. It is hidden without scripts.
 * @param basePath the API's path on this server
 */
export function requestForm(endpoint: Endpoint, basePath: string): Html {
  const { operationId, method, path, parameters, requestBody, security } = endpoint;
  const example = firstExample(requestBody?.content);
  const id = (name: string) => `${operationId}-${name}`;
  const usesListing = operationId === 'generate' || operationId === 'createJob';
  return html`<form
    class="request"
    hidden
    data-method="${method}"
    data-path="${basePath}${path}"
    ${security.length > 0 ? html`data-token` : undefined}
  >
    <h4>Send this request</h4>
    ${parameters.map(
      ({ name, in: place, required }) =>
        html`<div class="field">
          <label for="${id(name)}">${name}${required ? '' : ' (optional)'}</label>
          <input
            id="${id(name)}"
            name="${name}"
            data-in="${place}"
            autocomplete="off"
            ${required ? html`required` : undefined}
          />
        </div>`,
    )}
    ${
      example === undefined
        ? undefined
        : html`<div class="field">
            <label for="${id('body')}">Body</label>
            <textarea
              id="${id('body')}"
              name="body"
              rows="${example.split('\n').length + 1}"
              spellcheck="false"
            >
${example}</textarea>
          </div>`
    }
    <p class="actions">
      <button class="button" type="submit" aria-label="Send: ${endpoint.summary}">Send</button>
      ${usesListing ? html`<span class="dimmed">Uses 1 listing from your plan.</span>` : undefined}
    </p>
    <div class="reply" role="status"></div>
  </form>`;
}
