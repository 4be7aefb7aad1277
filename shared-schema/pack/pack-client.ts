import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { manifestOf, MODULE_KINDS, scopeOf, type ModuleKind } from './manifest.ts';

const run = promisify(execFile);
const SOURCE = resolve(import.meta.dirname, '..');
const COMPILER = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
const Packed = z.tuple([z.object({ filename: z.string() })]);

/**
 * Builds the client as an npm package: ESM and CommonJS, each with its types.
 * @param out the folder for the tarball; created if missing
 * @returns the tarball's path
 */
export async function packClient(out: string): Promise<string> {
  const dist = join(SOURCE, 'dist');
  await mkdir(dist, { recursive: true });
  // Inside the package, where the compiler finds zod.
  const folder = await mkdtemp(join(dist, 'client-'));
  try {
    await Promise.all(MODULE_KINDS.map((kind) => compile(folder, kind)));
    await writeJson(join(folder, 'package.json'), await manifestOf(SOURCE));
    await cp(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
    await cp(resolve(SOURCE, '../LICENSE'), join(folder, 'LICENSE'));
    await mkdir(out, { recursive: true });
    const options = ['--ignore-scripts', '--json', '--pack-destination', resolve(out)];
    const { stdout } = await run('npm', ['pack', ...options], { cwd: folder });
    const [{ filename }] = Packed.parse(JSON.parse(stdout));
    return join(resolve(out), filename);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The compiler takes the kind of module from the nearest package.json, so each gets its own copy. */
async function compile(folder: string, kind: ModuleKind): Promise<void> {
  const copy = join(folder, `${kind}-source`);
  await cp(join(SOURCE, 'src'), copy, { recursive: true });
  await writeJson(join(copy, 'package.json'), scopeOf(kind, '.ts'));
  await writeJson(join(copy, 'tsconfig.json'), {
    extends: resolve(SOURCE, '../tsconfig.node.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      verbatimModuleSyntax: false,
      target: 'ES2022',
      rootDir: '.',
      outDir: join(folder, kind),
    },
    files: ['sdk.ts', 'crypto.ts', 'crypto-node.ts'],
    include: [],
  });
  await run(process.execPath, [COMPILER, '-p', copy]);
  await writeJson(join(folder, kind, 'package.json'), scopeOf(kind, '.js'));
  await rm(copy, { recursive: true });
}

function writeJson(path: string, value: unknown): Promise<void> {
  return writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
}
