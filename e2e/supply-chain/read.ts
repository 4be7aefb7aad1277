import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const Names = z.record(z.string(), z.string());

const ManifestSchema = z.object({
  dependencies: Names.optional(),
  devDependencies: Names.optional(),
  optionalDependencies: Names.optional(),
});
export type Manifest = z.output<typeof ManifestSchema>;

const WorkspaceSchema = z.object({
  packages: z.array(z.string()),
  catalog: Names,
  catalogs: z.record(z.string(), Names).default({}),
  overrides: Names.default({}),
  allowBuilds: z.record(z.string(), z.boolean()),
  dangerouslyAllowAllBuilds: z.boolean().optional(),
});
export type Workspace = z.output<typeof WorkspaceSchema>;

const Locked = z.object({ specifier: z.string(), version: z.string() });
const LockedGroup = z.record(z.string(), Locked);
const LockfileSchema = z.object({
  catalogs: z.record(z.string(), LockedGroup),
  overrides: Names.default({}),
  importers: z.record(
    z.string(),
    z.object({
      dependencies: LockedGroup.optional(),
      devDependencies: LockedGroup.optional(),
      optionalDependencies: LockedGroup.optional(),
    }),
  ),
  packages: z.record(
    z.string(),
    z.object({ resolution: z.looseObject({ integrity: z.string().optional() }) }),
  ),
});
export type Lockfile = z.output<typeof LockfileSchema>;

export interface InstalledPackage {
  readonly name: string;
  readonly runsScripts: boolean;
}

const InstalledSchema = z.object({ name: z.string(), scripts: Names.optional().catch(undefined) });
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

export interface Parts {
  /** The manifests by package folder; `.` is the root. */
  readonly manifests: Readonly<Record<string, Manifest>>;
  readonly workspace: Workspace;
  readonly lockfile: Lockfile;
  readonly lockfileText: string;
  readonly installed: readonly InstalledPackage[];
}

/** Everything in a repository that declares dependencies. */
export function readParts(root: string): Parts {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const workspace = WorkspaceSchema.parse(parse(read('pnpm-workspace.yaml')));
  const lockfileText = read('pnpm-lock.yaml');
  const manifests = Object.fromEntries(
    ['.', ...workspace.packages].map((folder) => [
      folder,
      ManifestSchema.parse(JSON.parse(read(join(folder, 'package.json')))),
    ]),
  );
  const lockfile = LockfileSchema.parse(parse(lockfileText));
  return { manifests, workspace, lockfile, lockfileText, installed: readInstalled(root, lockfile) };
}

/** The packages that are installed; the lockfile also has those of other systems. */
function readInstalled(root: string, lockfile: Lockfile): InstalledPackage[] {
  const store = join(root, 'node_modules/.pnpm');
  return Object.keys(lockfile.packages).flatMap((id) => {
    const name = id.replace(/@[^@]+$/, '');
    const [folder] = globSync(`${id.replaceAll('/', '+')}{,_*}/node_modules/${name}`, {
      cwd: store,
    });
    if (folder === undefined) return [];
    const manifest = readFileSync(join(store, folder, 'package.json'), 'utf8');
    const { scripts = {} } = InstalledSchema.parse(JSON.parse(manifest));
    const runsScripts =
      INSTALL_SCRIPTS.some((script) => script in scripts) ||
      existsSync(join(store, folder, 'binding.gyp'));
    return [{ name, runsScripts }];
  });
}
