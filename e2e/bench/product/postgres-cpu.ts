import { readdirSync } from 'node:fs';
import { withConnection } from '../database.ts';
import { cpuTimes } from './cpu-time.ts';

/**
 * CPU time of a Postgres server, with all its processes (Linux).
 * @param url of any of its databases
 */
export async function postgresCpu(url: string): Promise<{ ms: () => number }> {
  const postmaster = await withConnection(url, async (sql) => {
    const [{ pid }] = await sql<[{ pid: number }]>`select pg_backend_pid() as pid`;
    return cpuTimes(pid).parent;
  });
  return {
    ms: () => {
      const { ownMs, endedChildrenMs } = cpuTimes(postmaster);
      return readdirSync('/proc')
        .filter((entry) => /^\d+$/.test(entry))
        .map((pid) => cpuOfChild(Number(pid), postmaster))
        .reduce((total, ms) => total + ms, ownMs + endedChildrenMs);
    },
  };
}

function cpuOfChild(pid: number, parent: number): number {
  try {
    const times = cpuTimes(pid);
    return times.parent === parent ? times.ownMs : 0;
  } catch {
    // The process has just ended.
    return 0;
  }
}
