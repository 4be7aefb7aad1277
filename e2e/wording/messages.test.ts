import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../ui/languages/index.ts';
import { hardCodedIn } from './hard-coded.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where the texts of each app are, and those that they share. */
const WEBS = [
  'backend/web/src',
  'woo-bridge/web/src',
  'ui/src',
  'publishing/src/words',
  'shopify-app/app',
  'shopify-app/src',
] as const;

/** Where a server writes texts of pages: the rest of it speaks to programs and operators. */
const SERVER_PAGES = ['shopify-app/src/pages/*.ts'];

const TRANSLATIONS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

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
  'Yoast SEO',
  'Rank Math',
  '…1a2b3c4',
  '&nbsp;(J)',
  // Mistakes of programmers, which end in the page for unexpected errors.
  'Missing #root element.',
  'useAccount must be used inside AccountProvider.',
  'useStore must be used inside StoreProvider.',
  'Sign-out failed with status ….',
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu]',
  'input, textarea, select, [contenteditable]',
  'width=device-width, initial-scale=1',
  'minmax(…px, auto)',
  'Accept-Language',
  '; Secure',
  // A path in a store's URL, and a plan.
  '› products ›',
  'Pro',
  // For programmers.
  "This route isn't below /app.",
  // Replaced by the text for their code, in every language.
  'Run not found.',
  'Product not found.',
];

/** Files whose texts are only in English. */
const ENGLISH_ONLY: readonly RegExp[] = [
  // Products to try, and the words that pasted text is split by.
  /^backend\/web\/src\/pages\/write\/(?:examples|split-text)\.ts$/,
];

/** The areas of each app: `shell.ts`, … */
const areas = WEBS.flatMap((web) =>
  globSync('messages/en/*.ts', { cwd: join(ROOT, web) }).map((file) => ({
    web,
    area: basename(file),
  })),
);

async function readMessages(
  web: string,
  language: string,
  area: string,
): Promise<Record<string, string>> {
  const module = (await import(join(ROOT, web, 'messages', language, area))) as {
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
    found.add(isElement ? String(name) : `${String(name)} ${isNumber(kind) ? 'number' : kind}`);
    if (isElement) visitAll(rest);
    else if (typeof options === 'object' && options !== null)
      Object.values(options).forEach(visitAll);
  };
  visitAll(compile(text));
  return [...found].toSorted();
}

/** `#` in a plural. */
const NUMBER_SIGN = 0;

/** A plural, or a number: where English has one form, other languages may have several. */
function isNumber(kind: number): boolean {
  return kind === 2 || kind === 4;
}

test.each(WEBS)('%s has areas, and each is in every language', (web) => {
  const ours = areas.filter((one) => one.web === web).map(({ area }) => area);
  expect(ours).not.toEqual([]);
  for (const language of TRANSLATIONS) {
    expect(
      globSync(`messages/${language}/*.ts`, { cwd: join(ROOT, web) })
        .map((file) => basename(file))
        .toSorted(),
    ).toEqual(ours.toSorted());
  }
});

describe.each(TRANSLATIONS)('in %s', (language) => {
  test.each(areas)(
    '$web $area has the keys of English, each with the same arguments',
    async ({ web, area }) => {
      const english = await readMessages(web, 'en', area);
      const messages = await readMessages(web, language, area);

      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
      for (const [key, text] of Object.entries(messages)) {
        expect(text.trim(), key).not.toBe('');
        expect(argumentsOf(text), `${key}: ${text}`).toEqual(argumentsOf(english[key] ?? ''));
      }
    },
  );

  test.each(areas)(
    '$web $area uses the apostrophe of print, which is no quote of ICU',
    async ({ web, area }) => {
      const messages = Object.values(await readMessages(web, language, area));

      expect(messages.filter((text) => text.includes("'"))).toEqual([]);
    },
  );
});

// With a word joiner after the hyphen. Browsers break lines there, and our font has no other hyphen.
test.each(['de', 'fr'] as const)(
  'in %s, an email is never broken over two lines',
  async (language) => {
    const messages = await Promise.all(
      areas.map(async ({ web, area }) => Object.values(await readMessages(web, language, area))),
    );
    const pages = globSync(`content/${language}/*.md`, { cwd: ROOT });
    const texts = pages.map((file) => readFileSync(join(ROOT, file), 'utf8'));

    expect(pages).not.toEqual([]);
    expect([...messages.flat(), ...texts].filter((text) => /e-mail/i.test(text))).toEqual([]);
  },
);

test('texts in elements, attributes, strings and templates are found', () => {
  const source = `
    import a from 'No text here';
    type Kind = 'One kind';
    const page = <p title="Shown" id="not shown">Read <b>me</b> {t('key')}</p>;
    const label = done ? 'Saved' : \`\${n} texts left\`;
    if (kind === 'Some kind') throw new Error('Shown when it fails.');
  `;

  expect(hardCodedIn('page.tsx', source).map(({ text }) => text)).toEqual([
    'Shown',
    'Read',
    'me',
    'Saved',
    '… texts left',
    'Shown when it fails.',
  ]);
});

test('no text is written into a page', () => {
  const files = WEBS.filter((web) => web !== 'shopify-app/src')
    .map((web) => `${web}/**/*.{ts,tsx}`)
    .concat(SERVER_PAGES)
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !file.includes('/messages/') && !ENGLISH_ONLY.some((one) => one.test(file)));
  const found = files.flatMap((file) => hardCodedIn(file, readFileSync(join(ROOT, file), 'utf8')));

  expect(files).toEqual(
    expect.arrayContaining([
      'woo-bridge/web/src/app/shell.tsx',
      'shopify-app/app/review/status.tsx',
      'shopify-app/src/pages/problem-texts.ts',
    ]),
  );
  expect(
    found
      .filter(({ text }) => !EXCEPTIONS.includes(text.trim()) && /\p{L}/u.test(text))
      .map(({ file, line, text }) => `${file}:${line} ${text}`),
  ).toEqual([]);
});
