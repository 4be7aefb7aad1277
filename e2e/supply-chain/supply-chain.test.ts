import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemsOf } from './check.ts';
import { evaluateAudit } from './evaluate-audit.ts';
import { readParts, type Lockfile, type Parts } from './read.ts';

const parts = readParts(resolve(import.meta.dirname, '../..'));
const { workspace, lockfile, manifests } = parts;
const entry = 'express@5.3.0';

describe('the dependencies of this repository', () => {
  it('are pinned, locked with their integrity, from the registry, and run no scripts that are not listed', () => {
    expect(problemsOf(parts)).toEqual([]);
    expect(parts.installed.length).toBeGreaterThan(300);
    expect(lockfile.packages[entry]).toBeDefined();
  });
});

describe('reports when', () => {
  const withEntry = (resolution: Lockfile['packages'][string]['resolution']): Partial<Parts> => ({
    lockfile: { ...lockfile, packages: { ...lockfile.packages, [entry]: { resolution } } },
  });
  it.each<[string, Partial<Parts>, RegExp]>([
    [
      'a version in the catalog is a range',
      { workspace: { ...workspace, catalog: { ...workspace.catalog, express: '^5.3.0' } } },
      /^express is not pinned/,
    ],
    [
      'a version in a catalog of its own is a range',
      { workspace: { ...workspace, catalogs: { remix: { vite: '^6.4.6' } } } },
      /^vite is not pinned/,
    ],
    [
      'the lock file is behind a catalog of its own',
      { workspace: { ...workspace, catalogs: { remix: { vite: '6.4.7' } } } },
      /has vite 6.4.6, the catalog 6.4.7/,
    ],
    [
      'a package does not use the catalog',
      { manifests: { ...manifests, backend: { dependencies: { express: '5.3.0' } } } },
      /^backend takes express/,
    ],
    [
      'the lock file is behind a manifest',
      { manifests: { ...manifests, security: { dependencies: { express: 'catalog:' } } } },
      /does not fit security\/package.json/,
    ],
    [
      'the lock file is behind the catalog',
      { workspace: { ...workspace, catalog: { ...workspace.catalog, express: '5.3.1' } } },
      /has express 5.3.0, the catalog 5.3.1/,
    ],
    [
      'an override is not in the lock file',
      { workspace: { ...workspace, overrides: {} } },
      /does not fit the overrides/,
    ],
    ['a package has no integrity', withEntry({}), /^express@5.3.0 has no integrity/],
    [
      'a package comes from an address',
      withEntry({ integrity: 'sha512-x', tarball: 'https://evil.test/x.tgz' }),
      /does not come from the registry: tarball/,
    ],
    [
      'the lock file names a host',
      { lockfileText: 'a:\n  b: https://evil.test/x\n' },
      /names a host in line 2/,
    ],
    [
      'a package with install scripts is new',
      { installed: [{ name: 'evil', runsScripts: true }] },
      /^evil has install scripts/,
    ],
    [
      'a package may run scripts that is gone',
      { workspace: { ...workspace, allowBuilds: { ...workspace.allowBuilds, gone: true } } },
      /^allowBuilds names gone/,
    ],
  ])('%s', (_name, changes, problem) => {
    const problems = problemsOf({ ...parts, ...changes });
    expect(
      problems.find((one) => problem.test(one)),
      problems.join('\n'),
    ).toBeDefined();
  });
});

describe('pnpm audit:dependencies', () => {
  const advisory = (severity: string) =>
    JSON.stringify({
      advisories: {
        1: {
          module_name: 'left-pad',
          severity,
          title: 'Pads right',
          url: 'https://advisories.example/1',
          patched_versions: '>=1.1.0',
        },
      },
    });

  it.each([
    ['critical', false],
    ['high', false],
    ['moderate', true],
  ])('a %s advisory on what ships is listed; it passes: %s', (severity, passed) => {
    const evaluated = evaluateAudit(advisory(severity));
    expect(evaluated.passed).toBe(passed);
    expect(evaluated.lines[0]).toContain(`${severity}: left-pad: Pads right, fixed in >=1.1.0`);
  });

  it.each([
    ['{"error":{"code":"X","message":"responded with 405"}}', 'responded with 405'],
    ['<html>', 'cannot be read'],
  ])(
    'a registry that responds with %s checked nothing, which is reported, and passes',
    (output, reason) => {
      const { passed, lines } = evaluateAudit(output);
      expect(passed).toBe(true);
      expect(lines[0]).toContain('nothing was checked');
      expect(lines[0]).toContain(reason);
    },
  );
});
