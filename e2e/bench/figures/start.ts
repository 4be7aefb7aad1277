import { temporaryFolder } from '../database.ts';
import { startByCommand } from '../product/start-command.ts';
import { median } from '../rounds.ts';
import type { Measurement } from './bench.ts';

const TIMES = 5;

/** Measures the time from the start command until the service first reports that it is ready. */
export const measureStart: Measurement = async ({ cleanup, logProgress }) => {
  logProgress(`start: ${TIMES} times with nothing there, ${TIMES} times with what that left`);
  const fresh: number[] = [];
  const again: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const dataDir = temporaryFolder(cleanup);
    for (const readings of [fresh, again]) {
      const service = await startByCommand(cleanup, dataDir);
      readings.push(service.readyAfterMs / 1000);
      await service.stop();
    }
  }
  const figure = (name: string, below: number, readings: readonly number[]) => ({
    name,
    goal: { below },
    measured: median(readings),
    unit: 's' as const,
    detail: readings.map((reading) => reading.toFixed(1)).join(', '),
  });
  return [
    figure('start command to ready, new data folder', 6, fresh),
    figure('start command to ready, existing data folder', 3, again),
  ];
};
