import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hardCodedIn } from './hard-coded.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the server writes for people, in their language. */
const FILES = [
  'backend/src/http/site/*.ts',
  'backend/src/http/document/*.ts',
  'backend/src/http/{plain-page,pages,connect-page}.ts',
  'backend/src/http/oauth/authorization-page.ts',
  'backend/src/*/*-emails.ts',
];

/** Invented products, in the language of the page. */
const TEXT_FILES = /\/site\/example\.ts$/;

/** What only machines read, and names. */
const EXCEPTIONS: readonly RegExp[] = [
  /^(?:Cache-Control|Content-(?:Encoding|Type)|Accept-Encoding|Vary|Cookie, Accept-Language)$/,
  /^User-agent: |^public, max-age=|^<\?xml/,
  /^(?:Professional|…Description)$| <title>… · Wareword<\/title> /,
  /^The pages are not built yet/,
];

test('names that are read out from a template are found', () => {
  const source = 'const a = html`<nav aria-label="More"><a title="${b}" id="No">${c}</a></nav>`;';

  expect(hardCodedIn('page.ts', source).map(({ text }) => text)).toHaveLength(1);
});

test('no text is written into a page or an email of the server', () => {
  const files = globSync(FILES, { cwd: ROOT }).filter((file) => !TEXT_FILES.test(file));
  const found = files.flatMap((file) => hardCodedIn(file, readFileSync(join(ROOT, file), 'utf8')));

  expect(files).toContain('backend/src/http/site/landing-page.ts');
  expect(
    found
      .filter(({ text }) => !EXCEPTIONS.some((one) => one.test(text)))
      .map(({ file, line, text }) => `${file}:${line} ${text}`),
  ).toEqual([]);
});
