import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { STAMP_FILE, stampOf } from './ensure-built.ts';
import { mantineStyles } from './mantine-styles.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/**
 * Below which path a front is served. The dashboard has pages at many depths; a store app may be
 * mounted anywhere below a store's own domain.
 */
const BASES: Readonly<Record<string, string>> = { 'backend/web': '/' };

// What a build holds depends on its sources alone: whoever asks for one in a test gets, and leaves
// to the next start, what people are served.
process.env['NODE_ENV'] = 'production';

/** Builds each front that is named; every `.html` in its folder becomes a page. */
for (const front of process.argv.slice(2)) await buildFront(front);

async function buildFront(front: string): Promise<void> {
  const root = join(REPOSITORY, front);
  const dist = join(root, 'dist');
  // Two builds at once do not see each other's halves.
  const fresh = join(root, `dist-${process.pid}`);
  const pages = (await readdir(root)).filter((name) => name.endsWith('.html'));
  const stamp = await stampOf(front);
  await build({
    root,
    base: BASES[front] ?? './',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), mantineStyles()],
    build: {
      outDir: fresh,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Says which files a page is made of, to the server that sends for them at once.
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((name) => join(root, name)) },
    },
  });
  await compressAssets(join(fresh, 'assets'));
  await writeFile(join(fresh, STAMP_FILE), stamp);
  // One moves out and the other in, so that the place is empty for no longer than that takes.
  const former = `${fresh}-former`;
  if (existsSync(dist)) await rename(dist, former);
  await rename(fresh, dist);
  await rm(former, { recursive: true, force: true });
}

/** Lays the compressed forms of scripts and styles beside them, once, as small as they get. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content));
      await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
