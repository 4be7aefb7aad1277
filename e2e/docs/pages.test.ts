import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readRepository, readRepositoryFile, repositoryPath } from './repository.ts';

const pages = readRepository(['*.md', 'docs/**/*.md', '.github/**/*.md']);
const LINK = /\]\((?!https?:|mailto:)([^()\s]+)\)/gu;
const HEADING = /^#{1,6} (.+)$/gmu;
/** A page of `docs/` that code or a setting refers to. */
const MENTIONED_PAGE = /\bdocs\/[\w/-]+\.md\b/gu;

/** A path or name of a source file between backticks. */
const NAMED_FILE = /`(\.?[\w/-][\w./-]*\.(?:ts|tsx|sql|js|json))`/gu;
/** Files that a reader is told to create, and paths of URLs. */
const NEW_FILES = new Set(['e2e/try.ts', '/api/v1/openapi.json']);

const manifest = z
  .object({ packageManager: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readRepositoryFile('package.json')));

/** The anchor that a Markdown renderer generates for a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');
}

function anchorsOf(path: string): string[] {
  const text = readRepositoryFile(path).replaceAll(/^```[^]*?^```/gmu, '');
  return [...text.matchAll(HEADING)].map(([, heading = '']) => anchorOf(heading));
}

test('every link between pages leads somewhere', () => {
  const broken = pages.flatMap(({ path, text }) =>
    [...text.replaceAll(/^```[^]*?^```/gmu, '').matchAll(LINK)].flatMap(([, link = '']) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(repositoryPath(target))) return [`${path}: ${link}`];
      const missing = anchor !== undefined && !anchorsOf(target).includes(anchor);
      return missing ? [`${path}: ${link}`] : [];
    }),
  );

  expect(broken).toEqual([]);
});

test('every page referenced in code exists', () => {
  const code = readRepository(['**/*.{ts,tsx,sql,php,js,yaml}', '.env.example']);
  const missing = code.flatMap(({ path, text }) =>
    [...text.matchAll(MENTIONED_PAGE)]
      .filter(([page]) => !existsSync(repositoryPath(page)))
      .map(([page]) => `${path}: ${page}`),
  );

  expect(missing).toEqual([]);
});

test('every page and quickstart is in the index of docs/', () => {
  const index = readRepositoryFile('docs/README.md');
  const listed = [...index.matchAll(LINK)].map(([, link = '']) => link);
  const expected = readRepository(['docs/*.md', 'docs/quickstarts/*'])
    .map(({ path }) => path.replace(/^docs\//u, ''))
    .filter((path) => path !== 'README.md');

  expect(expected.filter((path) => !listed.includes(path))).toEqual([]);
});

test('the README, the workflow and CI run the same pinned commands', () => {
  const run = `npx --yes ${manifest.packageManager}`;
  const commands = [...readRepositoryFile('README.md').matchAll(/^```sh\n([^]+?)\n```$/gmu)];

  expect(commands.slice(0, 2).map(([, command]) => command)).toEqual([
    `${run} start`,
    `${run} test`,
  ]);
  expect(readRepositoryFile('.github/workflows/test.yml')).toContain(`- run: ${run} test\n`);
  expect(readRepositoryFile('.ci/run')).toContain(`exec ${run} test\n`);
});

test('every pnpm script mentioned in a page exists', () => {
  const builtIn = ['exec', 'install'];
  const unknown = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`(?:npx --yes )?pnpm(?:@[\d.]+)? (?:--silent )?([a-z][\w:-]*)/gu)]
      .map(([, name = '']) => name)
      .filter((name) => !builtIn.includes(name) && !(name in manifest.scripts))
      .map((name) => `${path}: pnpm ${name}`),
  );

  expect(unknown).toEqual([]);
});

test('every source file that a page names exists', () => {
  const files = readRepository(['**/*.{ts,tsx,sql,js,json}', '.*.js']).map(({ path }) => path);
  const missing = pages
    // A decision record may name files that existed at the time.
    .filter(({ path }) => !path.startsWith('docs/decisions/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(NAMED_FILE)].flatMap(([, name = '']) =>
        files.some((file) => file === name || file.endsWith(`/${name}`)) || NEW_FILES.has(name)
          ? []
          : [`${path}: ${name}`],
      ),
    );

  expect(missing).toEqual([]);
});
