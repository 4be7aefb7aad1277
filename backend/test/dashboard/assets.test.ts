import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

function removeFiles(): void {
  for (const file of FILES) rmSync(file, { force: true });
}
afterAll(removeFiles);

it('a file of a build that was replaced is not found, and the service keeps running', async () => {
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
  removeFiles();
  for (const accepted of ['br', 'identity']) {
    const response = await load(accepted);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    // A response that does not name the file is not cached for a year.
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  }
  expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
  await service.stop();
});

/** Replaces a document atomically, like a build does. */
function replaceDocument(document: string, text: string): void {
  const fresh = join(DIST, `${document}-${randomUUID()}`);
  writeFileSync(fresh, text);
  renameSync(fresh, join(DIST, document));
  const now = new Date();
  utimesSync(join(DIST, 'built-from.txt'), now, now);
}

it('a replaced build is served without a restart', async () => {
  await ensureBuilt('backend/web');
  const service = await startTestService();
  const page = async () => (await fetch(`${service.baseUrl}/sign-in`)).text();
  const built = readFileSync(join(DIST, 'index.html'), 'utf8');
  const mark = `<!-- ${name} -->`;
  try {
    expect(await page()).not.toContain(mark);
    expect((await fetch(`${service.baseUrl}/assets/${name}`)).status).toBe(404);
    for (const file of FILES) writeFileSync(file, SCRIPT);
    replaceDocument('index.html', built.replace('</head>', `${mark}</head>`));
    expect(await page()).toContain(mark);
    expect((await fetch(`${service.baseUrl}/assets/${name}`)).status).toBe(200);
  } finally {
    replaceDocument('index.html', built);
  }
  expect(await page()).not.toContain(mark);
  // Browsers revalidate a cached page before showing it again.
  const { headers } = await fetch(`${service.baseUrl}/sign-in`);
  expect(headers.get('Cache-Control')).toBe('no-store');
  await service.stop();
});

it('no script of the pages compiles strings, which their content policy forbids', async () => {
  await ensureBuilt('backend/web');
  const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.js') && file !== name);
  expect(scripts).not.toEqual([]);
  const compiling = scripts.filter((file) =>
    /\bFunction\((?:``|""|'')\)/u.test(readFileSync(join(FOLDER, file), 'utf8')),
  );
  expect(compiling).toEqual([]);
});
