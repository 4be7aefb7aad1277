import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { hardCodedIn } from './hard-coded.ts';

const WEB = resolve(import.meta.dirname, '../../backend/web/src');

const UI = resolve(import.meta.dirname, '../../ui/src');

const LANGUAGES = ['de', 'fr', 'es'] as const;

/** What only Wareword, its vendors and machines say is the same in every language. */
const EXCEPTIONS: readonly string[] = [
  'Wareword',
  '… · Wareword',
  'https://',
  'https://app.example/webhooks',
  'Content-Type',
  'JSON',
  'Content-Encoding',
  '(prefers-reduced-motion: reduce)',
];

/** Products in English to try, and the English words that pasted text is split by. */
const PRODUCT_TEXTS = /^pages\/write\/(?:examples|split-text)\.ts$/;

/** Folders whose texts are in English alone. */
const NOT_TRANSLATED = /^pages\/audit-log\//;

const areas = globSync('messages/en/*.ts', { cwd: WEB }).map((file) => basename(file));

async function readMessages(language: string, area: string): Promise<Record<string, string>> {
  const module = (await import(`${WEB}/messages/${language}/${area}`)) as {
    default: Record<string, string>;
  };
  return module.default;
}

/** The names of a message's arguments and elements, and how each is written. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  const visitAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) nodes.forEach(visit);
  };
  /** A text, or an argument: `[name]`, `[name, kind, options]`, or `[element, ...content]`. */
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, ...rest]: unknown[] = Array.from<unknown>(node);
    const [kind, options] = rest;
    const isElement = typeof kind !== 'number' || kind === NUMBER_SIGN;
    found.add(isElement ? String(name) : `${String(name)} ${kind}`);
    if (isElement) visitAll(rest);
    else if (typeof options === 'object' && options !== null)
      Object.values(options).forEach(visitAll);
  };
  visitAll(compile(text));
  return [...found].toSorted();
}

/** `#` in a plural. */
const NUMBER_SIGN = 0;

test('there are areas, and each is in every language', () => {
  expect(areas).toContain('shell.ts');
  for (const language of LANGUAGES) {
    expect(
      globSync(`messages/${language}/*.ts`, { cwd: WEB })
        .map((file) => basename(file))
        .toSorted(),
    ).toEqual(areas.toSorted());
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(areas)('%s has the keys of English, each with the same arguments', async (area) => {
    const english = await readMessages('en', area);
    const messages = await readMessages(language, area);

    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), key).not.toBe('');
      expect(argumentsOf(text), `${key}: ${text}`).toEqual(argumentsOf(english[key] ?? ''));
    }
  });

  test.each(areas)('%s uses the apostrophe of print, which is no quote of ICU', async (area) => {
    const messages = Object.values(await readMessages(language, area));

    expect(messages.filter((text) => text.includes("'"))).toEqual([]);
  });
});

test('texts in elements, attributes, strings and templates are found', () => {
  const source = `
    import a from 'No text here';
    type Kind = 'One kind';
    const page = <p title="Shown" id="not shown">Read <b>me</b> {t('key')}</p>;
    const label = done ? 'Saved' : \`\${n} texts left\`;
    if (kind === 'Some kind') throw new Error('For programmers.');
  `;

  expect(hardCodedIn('page.tsx', source).map(({ text }) => text)).toEqual([
    'Shown',
    'Read',
    'me',
    'Saved',
    '… texts left',
  ]);
});

test('no text is written into a page', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter(
    (file) =>
      !file.startsWith('messages/') && !NOT_TRANSLATED.test(file) && !PRODUCT_TEXTS.test(file),
  );
  const found = [...files.map((file) => `${WEB}/${file}`), ...globSync(`${UI}/*.tsx`)].flatMap(
    (file) => hardCodedIn(basename(file), readFileSync(file, 'utf8')),
  );

  expect(files).toContain('app/shell.tsx');
  expect(
    found
      .filter(({ text }) => !EXCEPTIONS.includes(text))
      .map(({ file, line, text }) => `${file}:${line} ${text}`),
  ).toEqual([]);
});
