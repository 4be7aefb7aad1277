import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const CHECK_EVERY_MS = 500;

/** The processes of the start command: `npx` or `pnpm`, and the shells between them. */
const PACKAGE_MANAGER = /\b(npm exec|npx|pnpm)\b/;
const SHELL = /^(\/bin\/)?sh\b/;

/**
 * Calls back when one of the start command's processes has ended. On SIGTERM, `npx` exits without forwarding
 * the signal, and its children would keep running unnoticed.
 * @param launchers the result of {@link findLaunchers} at startup
 */
export function onLauncherExit(launchers: readonly number[], callback: () => void): void {
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    isChainIntact(launchers).then((linked) => {
      if (linked) return;
      clearInterval(timer);
      callback();
    }, callback);
  }, CHECK_EVERY_MS);
  timer.unref();
}

/** The nearest ancestors, up to the outermost package manager. */
export async function findLaunchers(): Promise<number[]> {
  const chain: number[] = [];
  let launchers: number[] = [];
  for (let pid = process.ppid; pid > 1;) {
    const found = await readProcess(pid);
    if (found === undefined) break;
    chain.push(pid);
    if (PACKAGE_MANAGER.test(found.command)) launchers = [...chain];
    else if (!SHELL.test(found.command)) break;
    pid = found.parent;
  }
  return launchers;
}

/** When a process ends, its children get another parent, even before it is reaped. */
async function isChainIntact(launchers: readonly number[]): Promise<boolean> {
  if (process.ppid !== launchers[0]) return false;
  for (const [index, parent] of launchers.slice(1).entries()) {
    const child = await readProcess(launchers[index] ?? 0);
    if (child?.parent !== parent) return false;
  }
  return true;
}

interface Process {
  readonly parent: number;
  readonly command: string;
}

async function readProcess(pid: number): Promise<Process | undefined> {
  try {
    if (process.platform === 'linux') {
      const [status, command] = await Promise.all([
        readFile(`/proc/${pid}/status`, 'utf8'),
        readFile(`/proc/${pid}/cmdline`, 'utf8'),
      ]);
      const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
      return { parent: Number(parent), command: command.replaceAll('\0', ' ') };
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,args=', '-p', `${pid}`]);
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
    return command === undefined ? undefined : { parent: Number(parent), command };
  } catch {
    return undefined;
  }
}
