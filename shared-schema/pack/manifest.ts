import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A folder of the package for each kind of module. */
export const MODULE_KINDS = ['esm', 'cjs'] as const;
export type ModuleKind = (typeof MODULE_KINDS)[number];

/** Node 18.17 brings `URL.canParse`. */
const OLDEST_NODE = '>=18.17';

const Manifest = z.object({ version: z.string(), license: z.string() });

/**
 * The published package.json.
 * @param source the folder of shared-schema
 */
export async function manifestOf(source: string): Promise<object> {
  const { version, license } = Manifest.parse(await readJson(join(source, 'package.json')));
  const zod = Manifest.parse(await readJson(join(source, 'node_modules/zod/package.json')));
  const entryOf = (kind: ModuleKind) => ({
    types: `./${kind}/sdk.d.ts`,
    default: `./${kind}/sdk.js`,
  });
  return {
    name: '@wareword/client',
    version,
    description: 'Client for the Wareword API: product listings written from product details.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: OLDEST_NODE },
    main: './cjs/sdk.js',
    types: './cjs/sdk.d.ts',
    exports: { '.': { import: entryOf('esm'), require: entryOf('cjs') } },
    files: [...MODULE_KINDS],
    dependencies: { zod: `^${zod.version}` },
  };
}

/** The package.json of a folder of modules: their kind, and the crypto module of each runtime. */
export function scopeOf(kind: ModuleKind, extension: '.ts' | '.js'): object {
  return {
    type: kind === 'esm' ? 'module' : 'commonjs',
    sideEffects: false,
    imports: {
      '#crypto': { node: `./crypto-node${extension}`, default: `./crypto${extension}` },
    },
  };
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}
