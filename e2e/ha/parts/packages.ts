import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const PACKAGES = ['postgresql', 'patroni', 'etcd-server', 'haproxy', 'pgbouncer'] as const;
/** Debian's package scripts run this to ask whether they may start a service. */
const POLICY = '/usr/sbin/policy-rc.d';
const POSTGRES_VERSIONS = '/usr/lib/postgresql';

/**
 * Installs the Debian packages that are missing, without starting their services.
 * @throws {Error} where they cannot be installed
 */
export function installPackages(): void {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) {
    throw new Error('This test needs Debian or Ubuntu, because it installs their packages.');
  }
  if (process.getuid?.() !== 0) {
    throw new Error(
      'Run this test as root, in a container or on a dedicated machine: it installs packages and ' +
        'runs programs as the user postgres.',
    );
  }
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  console.log(`Installing Debian's packages ${missing.join(', ')}.`);
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', ...missing);
  } finally {
    if (!hasPolicy) rmSync(POLICY);
  }
}

/** The programs of the newest Postgres that is installed. */
export function postgresPrograms(): string {
  const newest = readdirSync(POSTGRES_VERSIONS)
    .map(Number)
    .filter((version) => existsSync(`${POSTGRES_VERSIONS}/${version}/bin/postgres`))
    .sort((one, other) => other - one)[0];
  if (newest === undefined) throw new Error(`No Postgres is installed in ${POSTGRES_VERSIONS}.`);
  return `${POSTGRES_VERSIONS}/${newest}/bin`;
}

/** The first Patroni in PATH, which may be newer than Debian's. */
export function findPatroni(): { readonly version: string; readonly path: string } {
  const path = run('which', 'patroni').trim();
  const [version = ''] = /\d+(\.\d+)+/.exec(run(path, '--version')) ?? [];
  return { version, path };
}

function run(program: string, ...parameters: string[]): string {
  return spawnSync(program, parameters, { encoding: 'utf8' }).stdout;
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], {
    encoding: 'utf8',
  });
  return stdout === 'installed';
}

function apt(...parameters: string[]): void {
  const { status, stderr } = spawnSync('apt-get', parameters, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`apt-get ${parameters.join(' ')} failed:\n${stderr}`);
}
