import { readFileSync } from 'node:fs';
import { html, type Html } from '../../../html.ts';
import { code } from '../layout.ts';

/** `e2e/docs/quickstarts.test.ts` runs them. */
const FOLDER = new URL('../../../../../docs/quickstarts/', import.meta.url);

const PROGRAMS = [
  { id: 'javascript', language: 'JavaScript', file: 'javascript.mjs' },
  { id: 'python', language: 'Python', file: 'python.py' },
  { id: 'php', language: 'PHP', file: 'php.php' },
] as const;

/** The part of the quickstart with complete programs. */
export function programsSection({ apiUrl }: { readonly apiUrl: string }): Html {
  const { origin } = new URL(apiUrl);
  return html`<h2 id="programs">JavaScript, Python and PHP</h2>
    <p>
      Each of these programs queues a listing, polls its job and prints the result. They need no
      packages. Set <code>WAREWORD_KEY</code> to your API key.
    </p>
    ${PROGRAMS.map(({ id, language, file }) => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      return html`<h3 id="${id}">${language}</h3>
        ${code(text.trimEnd().replace('http://localhost:3000', origin), `Write a listing with ${language}`)}`;
    })}`;
}
