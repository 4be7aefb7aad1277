import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { messageFiles } from './message-files.ts';

/** The folder of the build that only the server reads. */
const FOLDER = 'server';

/**
 * Builds the module with which the server renders pages, with everything that it needs: the service then
 * needs none of the pages' packages.
 * @param module relative to `root`
 */
export async function buildRenderer(root: string, fresh: string, module: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), messageFiles()],
    // React would otherwise decide while it runs, and be slower in development.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
    build: {
      outDir: join(fresh, FOLDER),
      ssr: module,
      // Names the built file, which changes with its content.
      manifest: true,
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
    },
  });
}
