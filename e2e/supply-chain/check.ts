import type { Parts, Workspace } from './read.ts';

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const FROM_CATALOG = /^catalog:[a-z]*$/;
/** An override's value for a dependency that must not be installed. */
const REMOVED = '-';

/** @param specifier a version, or one of a package under another name: `npm:typescript@7.0.2` */
function versionOf(specifier: string): string {
  return specifier.replace(/^npm:@?[^@]+@/, '');
}

/** What is wrong with how dependencies are pinned and locked, a sentence each. */
export function problemsOf(parts: Parts): string[] {
  return [...pinning(parts), ...synchrony(parts), ...sources(parts), ...scripts(parts)];
}

function pinning({ manifests, workspace }: Parts): string[] {
  const catalogs = Object.values(workspace.catalogs).flatMap((catalog) => Object.entries(catalog));
  const pinned = [
    ...Object.entries(workspace.catalog),
    ...catalogs,
    ...Object.entries(workspace.overrides).filter(([, version]) => version !== REMOVED),
  ]
    .filter(([, specifier]) => !EXACT.test(versionOf(specifier)))
    .map(([name, version]) => `${name} is not pinned exactly in pnpm-workspace.yaml: ${version}`);
  const fromCatalog = Object.entries(manifests).flatMap(([folder, manifest]) =>
    Object.entries(dependenciesOf(manifest))
      .filter(([, range]) => !FROM_CATALOG.test(range) && range !== 'workspace:*')
      .map(([name, range]) => `${folder} takes ${name} from elsewhere than the catalog: ${range}`),
  );
  return [...pinned, ...fromCatalog];
}

function synchrony({ manifests, workspace, lockfile }: Parts): string[] {
  const problems: string[] = [];
  const compare = (what: string, asked: object, locked: object) => {
    if (JSON.stringify(sorted(asked)) === JSON.stringify(sorted(locked))) return;
    problems.push(`pnpm-lock.yaml does not fit ${what}: run pnpm install`);
  };
  compare('the packages of the workspace', toKeys(manifests), toKeys(lockfile.importers));
  for (const [folder, importer] of Object.entries(lockfile.importers)) {
    const locked = Object.entries(dependenciesOf(importer)).map(
      ([name, { specifier }]) => [name, specifier] as const,
    );
    const asked = dependenciesOf(manifests[folder] ?? {});
    compare(`${folder}/package.json`, asked, Object.fromEntries(locked));
  }
  const catalogs: Workspace['catalogs'] = { ...workspace.catalogs, default: workspace.catalog };
  for (const [catalog, entries] of Object.entries(catalogs)) {
    const locked = lockfile.catalogs[catalog] ?? {};
    for (const [name, { specifier, version }] of Object.entries(locked)) {
      if (specifier !== entries[name] || version !== versionOf(specifier)) {
        problems.push(`pnpm-lock.yaml has ${name} ${version}, the catalog ${entries[name]}`);
      }
    }
    compare(`the ${catalog} catalog`, toKeys(entries), toKeys(locked));
  }
  compare('the overrides', workspace.overrides, lockfile.overrides);
  return problems;
}

function sources({ lockfile, lockfileText }: Parts): string[] {
  const problems = Object.entries(lockfile.packages).flatMap(([id, { resolution }]) => {
    const { integrity, ...others } = resolution;
    if (integrity === undefined || !integrity.startsWith('sha512-')) {
      return [`${id} has no integrity in pnpm-lock.yaml`];
    }
    const more = Object.keys(others);
    return more.length === 0 ? [] : [`${id} does not come from the registry: ${more.join(', ')}`];
  });
  const lines = lockfileText.split('\n').flatMap((line, index) => {
    const isText = /^\s+deprecated:/.test(line);
    return !isText && /\b(?:https?|git|ssh):\/\/|\btarball:|\bgit\+/.test(line)
      ? [`pnpm-lock.yaml names a host in line ${index + 1}`]
      : [];
  });
  return [...problems, ...lines];
}

function scripts({ installed, workspace, lockfile }: Parts): string[] {
  const locked = new Set(Object.keys(lockfile.packages).map((id) => id.replace(/@[^@]+$/, '')));
  const unlisted = installed
    .filter(({ name, runsScripts }) => runsScripts && workspace.allowBuilds[name] === undefined)
    .map(({ name }) => `${name} has install scripts, and allowBuilds does not list it`);
  const gone = Object.keys(workspace.allowBuilds)
    .filter((name) => !locked.has(name))
    .map((name) => `allowBuilds names ${name}, which is not installed`);
  const wholesale = workspace.dangerouslyAllowAllBuilds === true;
  return [
    ...unlisted,
    ...gone,
    ...(wholesale ? ['dangerouslyAllowAllBuilds lets every package run scripts'] : []),
  ];
}

interface Groups<Value> {
  readonly dependencies?: Readonly<Record<string, Value>> | undefined;
  readonly devDependencies?: Readonly<Record<string, Value>> | undefined;
  readonly optionalDependencies?: Readonly<Record<string, Value>> | undefined;
}

function dependenciesOf<Value>(groups: Groups<Value>): Record<string, Value> {
  return { ...groups.dependencies, ...groups.devDependencies, ...groups.optionalDependencies };
}

function sorted(record: object): [string, unknown][] {
  return Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function toKeys(record: object): object {
  return Object.fromEntries(Object.keys(record).map((key) => [key, true]));
}
