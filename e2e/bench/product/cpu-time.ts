import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

export interface CpuTimes {
  readonly parent: number;
  /** User and system time in milliseconds. */
  readonly ownMs: number;
  /** The same of its children that have ended. */
  readonly endedChildrenMs: number;
}

/** User and system time of a process in milliseconds, as the kernel counts it (Linux). */
export function cpuMs(pid: number): number {
  return cpuTimes(pid).ownMs;
}

export function cpuTimes(pid: number): CpuTimes {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = fields.slice(1);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  const inMs = (ticks: number) => (ticks / TICKS_A_SECOND) * 1000;
  return {
    parent,
    ownMs: inMs(user + system),
    endedChildrenMs: inMs(childrenUser + childrenSystem),
  };
}
