import { seconds } from './seconds.ts';
import type { RoundResult } from './rounds.ts';

const HEADER = [
  'round',
  'fault',
  'machines',
  'writes after',
  'healthy after',
  'requests by status',
  'accepted',
  'ended',
  'lost',
  'drift',
];

export function printRounds(results: readonly RoundResult[]): void {
  const lines = results.map((result) => [
    String(result.round),
    result.fault,
    result.described,
    seconds(result.writesAfterMs),
    seconds(result.healthyAfterMs),
    [...result.statuses]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    String(result.accepted),
    String(result.ended),
    String(result.lost),
    String(result.drift),
  ]);
  const widths = HEADER.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [HEADER, ...lines]) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
