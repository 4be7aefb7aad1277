import { expect, test } from 'vitest';
import { ticksTo } from '../src/ticks.ts';

test.each([
  { max: 0, ticks: [0, 1] },
  { max: 1, ticks: [0, 1] },
  { max: 3, ticks: [0, 1, 2, 3] },
  { max: 7, ticks: [0, 2, 4, 6, 8] },
  { max: 40, ticks: [0, 10, 20, 30, 40] },
  { max: 41, ticks: [0, 20, 40, 60] },
  { max: 1_000, ticks: [0, 500, 1_000] },
])('an axis to $max has lines at $ticks', ({ max, ticks }) => {
  expect(ticksTo(max)).toEqual(ticks);
});
