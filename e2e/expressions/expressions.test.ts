import { expect, test } from 'vitest';
import { expressionsIn } from './collect.ts';
import { problemsOf } from './report.ts';

test('literals and constructors are found, in pages too', () => {
  const source = `
    const marks = [/a+b/gu, new RegExp('c+'), RegExp("d", 'i'), new RegExp(\`e\${f}\`)];
    const page = <p title={text.replace(/g/v, '')}>{'/no/'} {1 / 2 / 3}</p>;
  `;

  expect(expressionsIn('page.tsx', source).map(({ line, pattern }) => ({ line, pattern }))).toEqual(
    [
      { line: 2, pattern: { source: 'a+b', flags: 'gu' } },
      { line: 2, pattern: { source: 'c+', flags: '' } },
      { line: 2, pattern: { source: 'd', flags: 'i' } },
      { line: 2, pattern: undefined },
      { line: 3, pattern: { source: 'g', flags: 'v' } },
    ],
  );
});

test.each([
  ['exponential time', String.raw`/^(a+)+$/`],
  ['the square of the text', String.raw`/\s+$/`],
  ['the square of the text, from wherever it starts', String.raw`/<p\b[^>]*>/g`],
  ['what nothing can be said of', String.raw`/(a*)\1/`],
  ['time that depends on a pattern of run time', 'new RegExp(text)'],
])('an expression that takes %s is reported', async (_name, expression) => {
  const problems = await problemsOf(expressionsIn('a.ts', `export const a = ${expression};`), []);

  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`a.ts:1 ${expression}`);
});

test.each([
  String.raw`/^[a-z]+$/`,
  String.raw`/<p\b[^<>]*>/g`,
  String.raw`/(?<=[.!?])\s(?=\p{Lu})/u`,
  String.raw`/&(?:[a-z]{1,31}|#\d{2,6});/g`,
])('%s passes', async (expression) => {
  expect(await problemsOf(expressionsIn('a.ts', `const a = ${expression};`), [])).toEqual([]);
});

test('a few rounds that each match in many ways are not proven', async () => {
  const source = String.raw`const a = /^(?:(?:a|aa){1,8}){1,8}$/;`;

  expect(await problemsOf(expressionsIn('a.ts', source), [])).toHaveLength(1);
});

test('exceptions with their bound pass, and unnecessary ones are reported', async () => {
  const expressions = expressionsIn('folder/a.ts', String.raw`const a = /\s+$/;`);
  const listed = { bound: '20 characters', reason: 'a test' };

  expect(await problemsOf(expressions, [{ path: 'folder', ...listed }])).toEqual([]);
  const stale = { path: 'folder/a.ts', text: '/x+$/', ...listed };
  expect(await problemsOf(expressions, [stale, { path: 'folder', ...listed }])).toEqual([
    expect.stringContaining('folder/a.ts /x+$/'),
  ]);
});
