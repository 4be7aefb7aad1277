import { API_VERSION } from '@wareword/shared-schema';
import { html, type Html } from '../html.ts';
import { code, layout } from '../layout.ts';
import { retirement, type Deprecation } from '../retirement.ts';

const RETIRING = `Deprecation: @1798761600
Sunset: Sun, 01 Aug 2027 10:00:00 GMT
Link: <https://…/changelog>; rel="deprecation"; type="text/html"`;

/** `/docs/versions`: what may change within a version, and how one ends. */
export function versionsPage(deprecation: Deprecation): Html {
  return layout({
    title: 'Versions',
    description: 'What may change within a version of the API, and how a version is retired.',
    chapter: '/docs/versions',
    body: html`<h1>Versions</h1>
      <p>
        The version is in the path, <code>/api/${API_VERSION}/…</code>, and in
        <code>api_version</code> of the answers. The only version today is
        <code>${API_VERSION}</code>.
      </p>
      ${retirement(deprecation)}
      <h2>Within a version</h2>
      <p>
        These may be added at any time, and are listed in the <a href="/changelog">changelog</a>:
      </p>
      <ul>
        <li>optional request fields, and accepted values of a field</li>
        <li>response fields, also in listings and errors</li>
        <li>endpoints</li>
      </ul>
      <p>So ignore fields that you do not know, and do not fail on a value that is new.</p>
      <h2>With a new version only</h2>
      <ul>
        <li>removing or renaming a field</li>
        <li>changing a field’s type or meaning</li>
        <li>making an optional field required, or a check stricter</li>
        <li>changing the shape of errors</li>
      </ul>
      <h2>How a version is retired</h2>
      <ol>
        <li>The next version is there.</li>
        <li>Everybody with an API key gets an e-mail, and the changelog says it.</li>
        <li>
          From then on every answer of the old version has a <code>Deprecation</code> header (<a
            href="https://www.rfc-editor.org/rfc/rfc9745"
            >RFC 9745</a
          >), and a <code>Sunset</code> header (<a href="https://www.rfc-editor.org/rfc/rfc8594"
            >RFC 8594</a
          >) once the last day is set.
        </li>
        <li>The old version goes on working for at least 6 months.</li>
      </ol>
      <p>For example, of a version that retires in 2027:</p>
      ${code(RETIRING, 'Example of the headers of a version that retires')}
      <p>Let your client log these headers, and you will know in time.</p>`,
  });
}
