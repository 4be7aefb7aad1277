import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '@wareword/ui/build';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const DIST = resolve(import.meta.dirname, '../../dist');
const MAX_BYTES = 130_000;

const Part = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const Build = z.object({
  assets: z.object({
    url: z.string(),
    entry: Part,
    routes: z.record(z.string(), Part.extend({ parentId: z.string().optional() })),
  }),
});
let assets: z.output<typeof Build>['assets'];

beforeAll(async () => {
  await ensureBuilt('shopify-app');
  ({ assets } = Build.parse(await import(pathToFileURL(join(DIST, 'server/index.js')).href)));
});

/** Every file that a browser loads before the page can be used, as it is sent. */
async function scriptBytes(route: string): Promise<number> {
  const files = new Set([assets.url, assets.entry.module, ...assets.entry.imports]);
  for (let id: string | undefined = route; id !== undefined; id = assets.routes[id]?.parentId) {
    const part = assets.routes[id];
    if (part === undefined) throw new Error(`There is no route ${id}.`);
    for (const file of [part.module, ...part.imports]) files.add(file);
  }
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(join(DIST, 'client', `${file}.gz`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the build of the pages', () => {
  it('is created once, and not again while nothing has changed', async () => {
    expect(await ensureBuilt('shopify-app')).toBe(false);
  });

  it.each([
    'routes/app._index',
    'routes/app.products',
    'routes/app.write',
    'routes/app.sent',
    'routes/app.runs._index',
    'routes/app.runs.$runId._index',
    'routes/app.runs.$runId.$itemId',
    'routes/app.connect._index',
  ])('sends at most 130 KB of scripts for %s', async (route) => {
    const bytes = await scriptBytes(route);
    expect(bytes).toBeGreaterThan(80_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });
});
