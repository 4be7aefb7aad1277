import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** User and system time of a process in milliseconds, as the kernel counts it (Linux). */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1000;
}
