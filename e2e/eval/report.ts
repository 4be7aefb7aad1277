import { brokenHardRules } from './hard-rules.ts';
import { bracketFaults, INTEGRITY } from './integrity.ts';
import type { Measured } from './measures.ts';
import type { Reading } from './record.ts';
import { broken, doubled, wrongArticles } from './style.ts';
import { coverage, inventedFacts, inventedNumbers, refusedClaims } from './truth.ts';

const WORST = 10;

/** The table of one platform, followed by what missed its goal. */
export function table(platform: string, measures: readonly Measured[], verbose: boolean): string {
  const lines = [`\n${platform}`];
  for (const { name, value, unit, goal, good } of measures) {
    const digits = unit === '' && Math.abs(value) < 1 && value !== 0 ? 3 : 1;
    const figure = `${value.toFixed(digits)} ${unit}`.trim();
    lines.push(`  ${good ? '✓' : '✗'} ${name.padEnd(36)} ${figure.padStart(10)}   ${goal}`);
  }
  for (const { name, good, worst } of measures) {
    if (worst.length === 0 || (good && !verbose)) continue;
    lines.push(`  ${name}:`, ...worst.slice(0, WORST).map((text) => `    ${text.slice(0, 220)}`));
  }
  return lines.join('\n');
}

/** Weights of faults for ranking records: an untruth is worse than a long sentence. */
function faultsOf(reading: Reading): { points: number; names: string[] } {
  const faults: [string, number][] = [
    ...brokenHardRules(reading).map((id): [string, number] => [`breaks ${id}`, 20]),
    ...inventedNumbers(reading).map((number): [string, number] => [`invents ${number}`, 20]),
    ...inventedFacts(reading).map((word): [string, number] => [`invents "${word}"`, 20]),
    ...refusedClaims(reading).map((): [string, number] => ['refused claim', 20]),
    ...doubled(reading).map((word): [string, number] => [`"${word} ${word}"`, 8]),
    ...wrongArticles(reading).map((text): [string, number] => [`"${text}"`, 8]),
    ...broken(reading).map((): [string, number] => ['broken off', 6]),
    ...coverage(reading).missing.map((): [string, number] => ['leaves out a feature', 5]),
    ...INTEGRITY.flatMap(([name, find]) => find(reading).map((): [string, number] => [name, 8])),
    ...bracketFaults(reading).map((): [string, number] => ['bracket left open', 8]),
  ];
  return {
    points: faults.reduce((sum, [, points]) => sum + points, 0),
    names: [...new Set(faults.map(([name]) => name))],
  };
}

/** The ten listings with the most faults, by name. */
export function worstRecords(readings: readonly Reading[]): string {
  const ranked = readings
    .map((reading) => ({ reading, ...faultsOf(reading) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, WORST);
  const lines = ranked.map(({ reading: { sample, result }, points, names }) => {
    const name = `${sample.id} ${result.platform} ${sample.tone}`;
    return `  ${String(points).padStart(3)}  ${name}: ${names.join(', ')}`.slice(0, 200);
  });
  return ['\nthe worst records', ...lines].join('\n');
}
