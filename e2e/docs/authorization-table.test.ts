import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../backend/src/roles.ts';
import { readRepository, readRepositoryFile } from './repository.ts';

const page = readRepositoryFile('docs/architecture.md');
const [section = ''] = /^### How a request is authorized$[^]*?(?=^### )/mu.exec(page) ?? [];

/** Registers a route of Express. */
const ROUTE = /\b(?:router|app|route)\.(?:get|post|put|patch|delete|all)\(/u;
/** A procedure that the routers of tRPC build on. */
const PROCEDURE = /^export const (\w+Procedure)\b/gmu;

test('every file with routes is in the table of architecture.md', () => {
  const files = readRepository(['*/src/http/**/*.ts']).filter(({ text }) => ROUTE.test(text));
  const missing = files
    .map(({ path }) => path)
    // The table leaves out the folder of the service.
    .filter((path) => !section.includes(`\`${path.replace(/^backend\/src\//u, '')}\``));

  expect(files.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('every kind of procedure is in the table of architecture.md', () => {
  const kinds = readRepository(['*/src/trpc/procedure*.ts']).flatMap(({ text }) =>
    [...text.matchAll(PROCEDURE)].map(([, kind = '']) => kind),
  );

  expect(kinds.length).toBeGreaterThan(5);
  expect(kinds.filter((kind) => !section.includes(`\`${kind}\``))).toEqual([]);
});

test('security.md says who may do what in a workspace', () => {
  const security = readRepositoryFile('docs/security.md');
  const rows = [
    ...security.matchAll(/^\| ([a-z][^|]*?) +\| ((?:owner|admin|writer)[^;|]*?)(?:;| *\|)/gmu),
  ];

  expect(rows.map(([, does, roles]) => ({ does, roles }))).toEqual(
    Object.values(PERMISSIONS).map(({ does, roles }) => ({ does, roles: roles.join(', ') })),
  );
});
