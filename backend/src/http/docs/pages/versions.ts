import { API_VERSION } from '@wareword/shared-schema';
import { html } from '../../../html.ts';
import { code, type DocsPage } from '../layout.ts';
import { deprecationNotice, type Deprecation } from '../deprecation-notice.ts';

const RETIRING = `Deprecation: @1798761600
Sunset: Sun, 01 Aug 2027 10:00:00 GMT
Link: <https://…/changelog>; rel="deprecation"; type="text/html"`;

/** `/docs/versions`: what may change within a version, and how one ends. */
export function versionsPage(deprecation: Deprecation): DocsPage {
  return {
    title: 'Versioning',
    description: 'What can change within an API version, and how a version is retired.',
    path: '/docs/versions',
    body: html`<h1>Versioning</h1>
      <p>
        The version is in the path, <code>/api/${API_VERSION}/…</code>, and in the
        <code>api_version</code> field of every response. The current version is
        <code>${API_VERSION}</code>.
      </p>
      ${deprecationNotice(deprecation)}
      <h2 id="changes-within-a-version">Changes within a version</h2>
      <p>
        We can add the following at any time. We list every addition in the
        <a href="/changelog">changelog</a>.
      </p>
      <ul>
        <li>Optional request fields, and accepted values for a field</li>
        <li>Response fields, including in listings and errors</li>
        <li>Endpoints</li>
      </ul>
      <p>Ignore fields you don't recognize, and don't fail on new values.</p>
      <h2 id="changes-that-need-a-new-version">Changes that need a new version</h2>
      <ul>
        <li>Removing or renaming a field</li>
        <li>Changing a field's type or meaning</li>
        <li>Making an optional field required, or validation stricter</li>
        <li>Changing the format of errors</li>
      </ul>
      <h2 id="how-a-version-is-retired">How a version is retired</h2>
      <ol>
        <li>We release the next version.</li>
        <li>We email everyone who has an API key and announce it in the changelog.</li>
        <li>
          From then on, every response from the old version has a <code>Deprecation</code> header
          (<a href="https://www.rfc-editor.org/rfc/rfc9745">RFC 9745</a>), and a
          <code>Sunset</code> header (<a href="https://www.rfc-editor.org/rfc/rfc8594">RFC 8594</a>)
          once the end date is set.
        </li>
        <li>The old version keeps working for at least 6 months.</li>
      </ol>
      <p>For example, headers of a version that is retired in 2027:</p>
      ${code(RETIRING, 'Example headers of a version being retired')}
      <p>
        Have your client log these headers, and set up an alert, so you know before a version is
        retired.
      </p>`,
  };
}
