import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { useScene } from '../woo-bridge/scene.ts';

const scene = useScene();
const MONITORING = resolve(import.meta.dirname, '../../deploy/monitoring');

test.each(['wareword.rules.yml', 'grafana-dashboard.json'])(
  'every metric in %s is served by the service or the WooCommerce app',
  async (file) => {
    const text = readFileSync(resolve(MONITORING, file), 'utf8');
    const names = text.match(
      /\b(?:wareword|process)_\w+_(?:seconds|total|jobs|flight|count|bucket|bytes)\b/g,
    );
    // Only a service with a schedule has those of backups: e2e/backup reads them there.
    const watched = new Set(names?.filter((name) => !name.includes('backup')));
    expect(watched.size).toBeGreaterThanOrEqual(8);
    const pages = await Promise.all(
      [scene().service.baseUrl, scene().appUrl].map(async (origin) =>
        (await fetch(`${origin}/metrics`)).text(),
      ),
    );
    const described = pages.join('\n').matchAll(/^# TYPE (\w+) (\w+)$/gm);
    const served = new Set(
      [...described].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
      ),
    );
    expect([...watched].filter((name) => !served.has(name))).toEqual([]);
  },
);

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
