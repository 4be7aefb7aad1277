import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { collectDocs, collectTexts, textsIn, type SourceText } from './collect.ts';
import { OLD_PHRASES, RULES, RULES_EVERYWHERE } from './phrases.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A text for people has more than one word; names of columns, paths and settings have one. */
const texts = collectTexts(ROOT).filter(({ text }) => /\p{L} \p{L}|^\p{Lu}\p{Ll}+$/u.test(text));

function placesOf(found: readonly SourceText[]): string[] {
  return found.map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 160)}`);
}

test('strings, templates and JSX text are found as they are read', () => {
  const source = `
    import { a } from 'no text';
    const told = ['one text', \`two \${a}
      texts\`];
    const rows = sql\`select no text\`;
    const page = <p title="a title">You can <b>really</b> read {a} it.</p>;
  `;

  expect(textsIn('page.tsx', source).map(({ line, text }) => ({ line, text }))).toEqual([
    { line: 3, text: 'one text' },
    { line: 3, text: 'two … texts' },
    { line: 6, text: 'You can … read … it.' },
    { line: 6, text: 'a title' },
    { line: 6, text: 'really' },
  ]);
});

test('there are texts to check on every surface', () => {
  const files = new Set(texts.map(({ file }) => file));
  for (const file of [
    'backend/src/mail/texts/english.ts',
    'backend/src/admin/operations.ts',
    'backend/src/bulk/upload/records.ts',
    'backend/src/generation/advice/texts/english.ts',
    'backend/src/generation/gate/false-figures.ts',
    'backend/src/http/docs/pages/start.ts',
    'backend/web/connect.html',
    'backend/web/src/messages/en/auth.ts',
    'shared-schema/src/endpoints-listings.ts',
    'ui/src/messages/en/components.ts',
    'publishing/src/steps/publish.ts',
    'publishing/src/words/messages/en/publishing.ts',
    'woo-bridge/src/woocommerce/error-mapping.ts',
    'woo-bridge/web/src/messages/en/runs.ts',
    'shopify-app/app/messages/en/review.ts',
    'shopify-app/src/pages/problem.ts',
  ]) {
    expect(files).toContain(file);
  }
});

test.each(OLD_PHRASES)('"%s" does not come back', (phrase) => {
  const lowercase = phrase.toLowerCase();
  const found = texts.filter(({ text }) => text.toLowerCase().includes(lowercase));

  expect(placesOf(found)).toEqual([]);
});

test.each(RULES)('no text needs "$instead" instead of $pattern', ({ pattern }) => {
  expect(placesOf(texts.filter(({ text }) => pattern.test(text)))).toEqual([]);
});

test.each(RULES_EVERYWHERE)(
  'no documentation needs "$instead" instead of $pattern',
  ({ pattern }) => {
    const docs = collectDocs(ROOT);

    expect(docs.length).toBeGreaterThan(1000);
    expect(placesOf(docs.filter(({ text }) => pattern.test(text)))).toEqual([]);
  },
);

test('a page of the WooCommerce app says "Wareword" or "this app", never "bridge"', () => {
  const pages = texts.filter(({ file }) => file.startsWith('woo-bridge/web/'));

  expect(pages).not.toEqual([]);
  expect(placesOf(pages.filter(({ text }) => /\bbridge\b/i.test(text)))).toEqual([]);
});
