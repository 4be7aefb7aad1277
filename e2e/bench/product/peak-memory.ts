import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The peak memory of a process, in MB; if the system does not record it, the current memory, so
 * call it often.
 */
export async function peakMemoryMb(pid: number): Promise<number> {
  const kilobytes =
    process.platform === 'linux'
      ? /^VmHWM:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
      : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout;
  return Number(kilobytes) / 1024;
}
