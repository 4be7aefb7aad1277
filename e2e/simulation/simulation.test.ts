import { expect, test } from 'vitest';
import { simulateArrivals } from './arrivals.ts';
import { CAPACITY } from './inputs.ts';
import { limitsOf } from './limits.ts';

const MONTH = { listings: 100, spread: 1.5, bulkShare: 0.3, seed: 1 };
const LOAD = {
  polls: 3,
  lists: 1,
  retentionDays: 365,
  modelSeconds: 10,
  workerConcurrency: 200,
};

function diskOf(workspaces: number, retentionDays = LOAD.retentionDays) {
  const arrivals = simulateArrivals({ ...MONTH, workspaces });
  const limits = limitsOf(arrivals, { ...LOAD, workspaces, retentionDays }, CAPACITY);
  const disk = limits.find(({ name }) => name.startsWith('disk'));
  if (disk === undefined) throw new Error('There is no limit of the disk.');
  return { arrivals, limits, disk };
}

test('workspaces write as much as the parameters say, mostly in office hours', () => {
  const { arrivals } = diskOf(20_000);
  expect(arrivals.total / 20_000).toBeGreaterThan(95);
  expect(arrivals.total / 20_000).toBeLessThan(105);
  expect(arrivals.peak).toBeGreaterThan(2 * arrivals.mean);
  expect(diskOf(20_000).arrivals).toEqual(arrivals);
});

test('limits are sorted by how many workspaces reach them, and move with retention', () => {
  const { limits, disk } = diskOf(20_000);
  const reached = limits.map(({ workspaces }) => workspaces);
  expect(reached).toEqual(reached.toSorted((one, other) => one - other));
  expect(diskOf(20_000, 30).disk.workspaces).toBeGreaterThan(10 * disk.workspaces);
});
