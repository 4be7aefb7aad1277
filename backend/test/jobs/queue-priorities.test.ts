import { describe, expect, it } from 'vitest';
import { newId } from '../../src/identifiers.ts';
import { QueuePriorities } from '../../src/jobs/queue-priorities.ts';

const one = newId('wks');
const two = newId('wks');

describe('the order in which workspaces take turns', () => {
  it('puts the jobs of a busy workspace after the first jobs of others', () => {
    const priorities = new QueuePriorities(() => 0);
    const flood = Array.from({ length: 60 }, () => priorities.next(one, 'awaited'));
    expect(flood[0]).toBe(0);
    expect(flood.at(-1)).toBe(2);
    expect(priorities.next(two, 'awaited')).toBe(0);
  });

  it('puts batches and files behind interactive jobs, even in one workspace', () => {
    const priorities = new QueuePriorities(() => 0);
    const batch = Array.from({ length: 1000 }, () => priorities.next(one, 'bulk'));
    const awaited = Array.from({ length: 100 }, () => priorities.next(one, 'awaited'));
    expect(Math.max(...awaited)).toBeLessThan(Math.min(...batch));
    expect(priorities.next(two, 'bulk')).toBeLessThan(batch.at(-1) ?? 0);
  });

  it('forgets after a minute, and never exceeds what the queue can store', () => {
    let now = 0;
    const priorities = new QueuePriorities(() => now);
    for (let sent = 0; sent < 200_000; sent++) priorities.next(one, 'bulk');
    expect(priorities.next(one, 'bulk')).toBe(1000);
    now = 60_001;
    expect(priorities.next(one, 'bulk')).toBe(10);
  });
});
