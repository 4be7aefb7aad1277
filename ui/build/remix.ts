import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Builds an app's pages with Remix, whose Vite is another than the one that builds the rest: by its
 * own command, in the app's folder.
 * @param fresh the folder to build into, in `root`
 */
export async function buildWithRemix(root: string, fresh: string): Promise<void> {
  await new Promise<void>((done, failed) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build'],
      {
        cwd: root,
        env: { ...process.env, BUILD_DIRECTORY: relative(root, fresh) },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) done();
      else failed(new Error(output));
    });
  });
  // Vite's own list of files; the server's build has it too.
  await rm(join(fresh, 'client/.vite'), { recursive: true, force: true });
}
