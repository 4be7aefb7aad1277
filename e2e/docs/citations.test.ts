import { describe, expect, test } from 'vitest';
import { contractTargets, findCitations, findProvenTargets, recordTarget } from './citations.ts';
import { readRepository, readRepositoryFile, type SourceFile } from './repository.ts';

const SELF = 'e2e/docs/citations.test.ts';
const files = readRepository([
  '**/*.{ts,tsx,js,sql,php,yaml,css,md}',
  '.*.js',
  '.env.example',
]).filter(({ path }) => path !== SELF);
const { statements, sections } = contractTargets(readRepositoryFile('docs/api-contract.md'));
const records = readRepository(['docs/decisions/[0-9]*.md']).map(({ path }) => recordTarget(path));

/** Citations of texts that are not in the repository. */
const NOT_HERE = /\(document, ?"|\bdocument, "|\b[Dd]ecisions? \d+\b|\bdecisions, "/u;

/** A file in a folder, in code marks: its path from the root, or the end of that. */
const SOURCE_FILE = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|txt|sql|json))`/gu;

/** A name in code marks that only code has: a constant, function, variable, type or setting. */
const NAME = /`((?:[A-Z][A-Z\d]+_)+[A-Z\d]+|[A-Z]{4,}|[a-z]+[A-Z]\w*)(?:\(\))?`/gu;
/** A name and the file that has it. */
const NAME_IN_FILE = /`(\w+)` in\s`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|txt|sql|json))`/gu;
/** Names of other programs. */
const FOREIGN = new Set(['LISTEN', 'minimumReleaseAgeExclude']);
const isRecord = (path: string) => path.startsWith('docs/decisions/');

const source = (path: string, text: string): SourceFile => ({ path, text });

describe('citations in code, tests and docs', () => {
  test('resolve to a contract statement or a decision record', () => {
    const known = new Set([...statements, ...sections, ...records]);
    const dangling = files
      .flatMap(findCitations)
      .filter(({ target }) => !known.has(target))
      .map(({ file, line, target }) => `${file}:${line} ${target}`);

    expect(dangling).toEqual([]);
  });

  test('name files that exist', () => {
    const paths = readRepository(['**/*.{ts,tsx,txt,sql,json}']).map(({ path }) => `/${path}`);
    const missing = files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(SOURCE_FILE)].map(([, file = '']) => ({ path, file })),
      )
      .filter(({ file }) => !paths.some((one) => one.endsWith(`/${file}`)))
      .map(({ path, file }) => `${path}: ${file}`);

    expect(missing).toEqual([]);
  });

  // Records are history, and name what was rejected.
  test('name identifiers that exist', () => {
    const code = readRepository([
      '**/*.{ts,tsx,js,mjs,sql,py,php,yaml,yml,json,toml,rules,conf}',
      '.*.js',
      '.env.example',
    ]);
    const known = new Set(code.flatMap(({ text }) => text.match(/[A-Za-z_]\w*/gu) ?? []));
    const missing = files
      .filter(({ path }) => path.endsWith('.md') && !isRecord(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(NAME)].map(([, name = '']) => ({ path, name })),
      )
      // Any setting can be read from a file.
      .filter(({ name }) => !known.has(name.replace(/_FILE$/u, '')) && !FOREIGN.has(name))
      .map(({ path, name }) => `${path}: ${name}`);

    expect(missing).toEqual([]);
  });

  test('name identifiers in the file that has them', () => {
    const sources = readRepository(['**/*.{ts,tsx,txt,sql,json}']);
    const missing = files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(NAME_IN_FILE)].map(([, name = '', file = '']) => ({ path, name, file })),
      )
      .filter(({ name, file }) =>
        sources
          .filter((one) => `/${one.path}`.endsWith(`/${file}`))
          .every((one) => !new RegExp(`\\b${name}\\b`, 'u').test(one.text)),
      )
      .map(({ path, name, file }) => `${path}: ${name} in ${file}`);

    expect(missing).toEqual([]);
  });

  test('name nothing outside the repository', () => {
    const outside = files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (NOT_HERE.test(line) ? [`${path}:${index + 1} ${line}`] : [])),
    );

    expect(outside).toEqual([]);
  });
});

describe('statements of the contract', () => {
  test('have numbers that rise by one within a section', () => {
    const expected = sections.flatMap((section) => {
      const count = statements.filter((number) => number.startsWith(`${section}.`)).length;
      return Array.from({ length: count }, (_, index) => `${section}.${index + 1}`);
    });

    expect(statements).toEqual(expected);
    expect(statements.length).toBeGreaterThan(80);
  });

  test('each have a test that cites them', () => {
    const proven = findProvenTargets(files.filter(({ path }) => path.endsWith('.test.ts')));

    expect(statements.filter((number) => !proven.has(number))).toEqual([]);
  });
});

describe('what counts as a citation', () => {
  test('every number in a list is a citation', () => {
    const text = 'why (contract §1.2, §3.4 and §10.1)\nno §9.9\nas contract §11 and ADR-0003 say';

    expect(findCitations(source('a.ts', text))).toEqual([
      { target: '§1.2', file: 'a.ts', line: 1 },
      { target: '§3.4', file: 'a.ts', line: 1 },
      { target: '§10.1', file: 'a.ts', line: 1 },
      { target: '§11', file: 'a.ts', line: 3 },
      { target: 'ADR-0003', file: 'a.ts', line: 3 },
    ]);
  });

  test('a comment counts only directly above a test', () => {
    const text = [
      '// contract §1.1',
      "it('a')",
      '// contract §1.2',
      'const b = 1;',
      '  // contract §1.3',
      '  // which goes on',
      "  describe.each(['c'])('%s', () => {",
    ].join('\n');

    expect(findProvenTargets([source('a.test.ts', text)])).toEqual(new Set(['§1.1', '§1.3']));
  });
});
