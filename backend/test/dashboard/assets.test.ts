import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { ensureBuilt } from '@wareword/ui/build';
import { startTestService } from '../service.ts';

const DIST = resolve(import.meta.dirname, '../../web/dist');
const FOLDER = join(DIST, 'assets');
const SCRIPT = 'export default "built";';
const name = `vanishing-${randomUUID()}.js`;
const FILES = [join(FOLDER, name), join(FOLDER, `${name}.br`)];

function takeAway(): void {
  for (const file of FILES) rmSync(file, { force: true });
}
afterAll(takeAway);

it('a build that is replaced under a running service is not found, and ends nothing', async () => {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of FILES) {
    writeFileSync(file, file.endsWith('.br') ? brotliCompressSync(SCRIPT) : SCRIPT);
  }
  const service = await startTestService();
  const load = (accepted: string) =>
    fetch(`${service.baseUrl}/assets/${name}`, { headers: { 'Accept-Encoding': accepted } });
  for (const accepted of ['br', 'identity']) {
    expect(await (await load(accepted)).text()).toBe(SCRIPT);
  }
  takeAway();
  for (const accepted of ['br', 'identity']) {
    const gone = await load(accepted);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ error: { code: 'not_found' } });
    // An answer that says nothing of the file is not kept for a year.
    expect(gone.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  }
  expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
  await service.stop();
});

/** Puts something else in a document's place, as a build does; others who read it now see it whole. */
function lay(document: string, text: string): void {
  const fresh = join(DIST, `${document}-${randomUUID()}`);
  writeFileSync(fresh, text);
  renameSync(fresh, join(DIST, document));
  const now = new Date();
  utimesSync(join(DIST, 'built-from.txt'), now, now);
}

it('what a build lays in the place of another is shown by the service that runs', async () => {
  await ensureBuilt('backend/web');
  const service = await startTestService();
  const page = async () => (await fetch(`${service.baseUrl}/sign-in`)).text();
  const built = readFileSync(join(DIST, 'index.html'), 'utf8');
  const mark = `<!-- ${name} -->`;
  try {
    expect(await page()).not.toContain(mark);
    expect((await fetch(`${service.baseUrl}/assets/${name}`)).status).toBe(404);
    for (const file of FILES) writeFileSync(file, SCRIPT);
    lay('index.html', built.replace('</head>', `${mark}</head>`));
    expect(await page()).toContain(mark);
    expect((await fetch(`${service.baseUrl}/assets/${name}`)).status).toBe(200);
  } finally {
    lay('index.html', built);
  }
  expect(await page()).not.toContain(mark);
  // What a browser keeps of a page is never shown again without asking.
  const { headers } = await fetch(`${service.baseUrl}/sign-in`);
  expect(headers.get('Cache-Control')).toBe('no-store');
  await service.stop();
});
