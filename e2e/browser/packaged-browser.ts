import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { FoundBrowser } from './found-browser.ts';

/** Where the packaged browser is installed: inside this checkout, and deleted with it. */
const FOLDER = resolve(import.meta.dirname, '../../node_modules/.cache/wareword-browser');

/** A build for servers without a browser's libraries; it includes the few that it needs. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const Package = z.object({
  default: z.custom<{ executablePath(): Promise<string> }>(
    (value) => typeof value === 'function' && 'executablePath' in value,
  ),
});

/** Installs the package with npm, which comes with Node. */
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

/** Unpacks the browser and its libraries from the installed package. */
export async function unpackPackaged(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // The package unpacks into the temporary folder, and its libraries only on machines that it
  // recognizes.
  process.env['TMPDIR'] = FOLDER;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x';
  const entry = createRequire(join(FOLDER, 'package.json')).resolve('@sparticuz/chromium');
  const loaded = Package.parse(await import(pathToFileURL(entry).href));
  await loaded.default.executablePath();
}
