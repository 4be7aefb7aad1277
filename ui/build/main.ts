import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type BuildOptions, type InlineConfig } from 'vite';
import { STAMP_FILE, stampOf } from './ensure-built.ts';
import { brandHead } from './brand-head.ts';
import { messageFiles } from './message-files.ts';
import { mantineParts } from './mantine-parts.ts';
import { mantineStyles } from './mantine-styles.ts';
import { buildRenderer } from './page-renderer.ts';
import { buildWithRemix } from './remix.ts';
import { placeSharedModules } from './shared-modules.ts';
import { REPOSITORY, webApp } from './web-apps.ts';

// A build must only depend on its sources: one that a test requests is later served to users.
process.env['NODE_ENV'] = 'production';

/** Builds each named app. */
for (const app of process.argv.slice(2)) await buildApp(app);

async function buildApp(app: string): Promise<void> {
  const root = join(REPOSITORY, app);
  const dist = join(root, 'dist');
  // Concurrent builds use separate folders.
  const fresh = join(root, `dist-${process.pid}`);
  const stamp = await stampOf(app);
  const { builder, base, renderer } = webApp(app);
  if (builder === 'remix') await buildWithRemix(root, fresh);
  else await buildWithVite(root, fresh, base);
  if (renderer !== undefined) await buildRenderer(root, fresh, renderer);
  await compressAssets(join(fresh, builder === 'remix' ? 'client/assets' : 'assets'));
  await writeFile(join(fresh, STAMP_FILE), stamp);
  // Two renames, so that the folder is missing only briefly.
  const previous = `${fresh}-former`;
  if (existsSync(dist)) await rename(dist, previous);
  await rename(fresh, dist);
  await rm(previous, { recursive: true, force: true });
}

/** Every `.html` in the folder becomes a page. The first build says what the pages share. */
async function buildWithVite(root: string, fresh: string, base: string): Promise<void> {
  const pages = (await readdir(root)).filter((name) => name.endsWith('.html'));
  const options = (more: BuildOptions): InlineConfig => ({
    root,
    base,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), mantineParts(), mantineStyles(), messageFiles(), brandHead()],
    build: {
      outDir: fresh,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // Tells the server which files a page is made of, so that it can preload them.
      manifest: true,
      modulePreload: { polyfill: false },
      ...more,
      rolldownOptions: { input: pages.map((name) => join(root, name)), ...more.rolldownOptions },
    },
  });
  const built = await build(options({ write: false, minify: false, cssMinify: false }));
  if (!('output' in built)) throw new Error('Not one build.');
  const files = placeSharedModules(built);
  await build(
    options({
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => files.get(id) ?? null, debugName: 'shared' }],
          },
        },
      },
    }),
  );
}

/** Creates the compressed forms of scripts and styles next to them, as small as possible. */
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
