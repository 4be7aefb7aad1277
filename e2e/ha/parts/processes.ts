import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly title: string;
}

/** The server process of a data folder and its children; none if it does not run. */
export function postgresProcesses(dataFolder: string): RunningProcess[] {
  const parent = postmasterPid(dataFolder);
  if (parent === undefined) return [];
  const { stdout } = spawnSync('ps', ['-ww', '--ppid', String(parent), '-o', 'pid=,args='], {
    encoding: 'utf8',
  });
  const children = [...stdout.matchAll(/^\s*(\d+) (.*)$/gm)];
  return [
    { pid: parent, title: 'postmaster' },
    ...children.map(([, pid = '', title = '']) => ({ pid: Number(pid), title })),
  ];
}

/** Signals processes; one that has just ended is passed over. */
export function signalAll(processes: readonly RunningProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

function postmasterPid(dataFolder: string): number | undefined {
  try {
    const pid = Number(readFileSync(`${dataFolder}/postmaster.pid`, 'utf8').split('\n')[0]);
    // After a crash the file remains, and its number may be another program's by now.
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes(dataFolder) ? pid : undefined;
  } catch {
    return undefined;
  }
}
