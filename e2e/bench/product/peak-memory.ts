import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The most memory that a process has held, in MB; where the system keeps no record of that, what
 * it holds now, so it is to be asked often.
 */
export async function peakMemoryMb(pid: number): Promise<number> {
  const kilobytes =
    process.platform === 'linux'
      ? /^VmHWM:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
      : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout;
  return Number(kilobytes) / 1024;
}
