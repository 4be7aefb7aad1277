import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { useScene } from '../woo-bridge/scene.ts';

const scene = useScene();
const RULES = resolve(import.meta.dirname, '../../deploy/monitoring/wareword.rules.yml');

test('every metric that an alert watches is served by the service or the WooCommerce app', async () => {
  const names = readFileSync(RULES, 'utf8').match(/\bwareword_\w+/g) ?? [];
  // Only a service with a schedule has those of backups: e2e/backup reads them there.
  const watched = new Set(names.filter((name) => !name.includes('backup')));
  expect(watched.size).toBe(4);
  const pages = await Promise.all(
    [scene().service.baseUrl, scene().appUrl].map(async (origin) =>
      (await fetch(`${origin}/metrics`)).text(),
    ),
  );
  const served = new Set(pages.join('\n').match(/^wareword_\w+/gm));
  expect([...watched].filter((name) => !served.has(name))).toEqual([]);
});

test('a request to the WooCommerce app calls one procedure, and no batch of them', async () => {
  const ask = (calls: number, query: string) => {
    const names = Array<string>(calls).fill('access.state').join(',');
    return fetch(`${scene().appUrl}/trpc/${names}${query}`);
  };
  expect((await ask(1, '')).status).toBe(200);
  const inputs = encodeURIComponent('{}');
  expect((await ask(1, `?batch=1&input=${inputs}`)).status).toBe(400);
  expect((await ask(20, `?batch=1&input=${inputs}`)).status).toBe(400);
});
