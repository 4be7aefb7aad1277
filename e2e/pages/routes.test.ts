import { expect, test } from 'vitest';
import { readRepositoryFile } from '../docs/repository.ts';

test("the server knows the dashboard's pages, and sends the scripts of each", () => {
  const routes = [
    ...readRepositoryFile('backend/web/src/app/routes.tsx').matchAll(
      /\bpath: '([^']+)',\s+folder: '([^']+)'/gu,
    ),
  ].map(([, path, folder]) => [path, folder]);
  const [, table = ''] =
    /^const DASHBOARD_PAGES = \{\n(.+?)^\};/msu.exec(
      readRepositoryFile('backend/src/http/pages.ts'),
    ) ?? [];
  const served = [...table.matchAll(/'([^']+)': '([^']+)'/gu)].map(([, path, folder]) => [
    path,
    folder,
  ]);

  expect(routes.length).toBeGreaterThan(20);
  expect(served.toSorted()).toEqual(routes.toSorted());
});
