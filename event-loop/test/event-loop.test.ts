import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EventLoopMonitor, nextTurn, RoutesInFlight, TimeSlicer } from '../src/index.ts';

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a stall is counted, measured, and reported with the routes in flight', async () => {
  const registry = new Registry();
  const routes = new RoutesInFlight();
  const stalls: { ms: number; routes: string[] }[] = [];
  const onStall = (stall: { ms: number; routes: string[] }) => stalls.push(stall);
  const monitor = new EventLoopMonitor({ registry, prefix: 'test', routes, onStall });
  onTestFinished(() => monitor.stop());
  monitor.start();
  routes.enter({ route: '/open' });
  const finish = routes.enter({ route: '/finished' });
  await pause(1);
  block(300);
  // A request may be answered in the same turn that it stalled.
  finish();
  await vi.waitFor(() => expect(stalls.length).toBeGreaterThan(0));
  const worst = stalls.find(({ ms }) => ms >= 250);
  expect(worst?.routes).toEqual(['/finished', '/open']);
  const metrics = await registry.metrics();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  expect(read('test_event_loop_stalls_total')).toBeGreaterThan(0);
  expect(read('test_event_loop_delay_max_seconds')).toBeGreaterThan(0.25);
  expect(routes.take()).toEqual(['/open']);
});

test('blocking before a program serves requests is not a stall', async () => {
  const stalls: number[] = [];
  const monitor = new EventLoopMonitor({
    registry: new Registry(),
    prefix: 'test',
    routes: new RoutesInFlight(),
    onStall: ({ ms }) => stalls.push(ms),
  });
  onTestFinished(() => monitor.stop());
  block(500);
  monitor.start();
  await pause(50);
  // A busy machine may delay the timers of this test as well, but not by that much.
  expect(stalls.filter((ms) => ms >= 400)).toEqual([]);
});

test('long work of many callers runs one slice per turn, and others are served in between', async () => {
  const order: string[] = [];
  const work = async (name: string) => {
    for (let slice = 0; slice < 3; slice++) {
      await nextTurn();
      order.push(name);
    }
  };
  let done = false;
  const turns: number[] = [];
  const watch = () => {
    turns.push(order.length);
    if (!done) setImmediate(watch);
  };
  setImmediate(watch);
  await Promise.all(['a', 'b', 'c'].map(work));
  done = true;
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c']);
  // At most one slice runs between two turns of others.
  const most = Math.max(...turns.map((count, index) => count - (turns[index - 1] ?? 0)));
  expect(most).toBe(1);
});

test('work is divided if it is long, and not if it is short', async () => {
  const slicer = new TimeSlicer();
  let turns = 0;
  const count = setImmediate(() => (turns += 1));
  await slicer.yieldIfDue();
  expect(turns).toBe(0);
  block(10);
  await slicer.yieldIfDue();
  expect(turns).toBe(1);
  clearImmediate(count);
});
