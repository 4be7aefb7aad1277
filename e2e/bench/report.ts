import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { meetsGoal, type Figure } from './figure.ts';

const DIGITS: Partial<Record<Figure['unit'], number>> = { s: 1, kB: 1, 'CPU ms': 2 };

const RESULTS = resolve(import.meta.dirname, '../results');

export function printTable(figures: readonly Figure[]): void {
  const lines = figures.map((figure) => [
    figure.name,
    goalOf(figure),
    withUnit(figure.measured, figure.unit),
    verdict(figure),
    figure.detail,
  ]);
  const header = ['figure', 'goal', 'measured', '', 'from'];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [header, ...lines]) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
}

/** Saves the run for comparison with another. */
export function writeResults(figures: readonly Figure[], problems: readonly string[]): void {
  const results = {
    at: new Date().toISOString(),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    cpus: availableParallelism(),
    figures: figures.map((figure) => ({ ...figure, verdict: verdict(figure) })),
    problems,
  };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(resolve(RESULTS, 'bench.json'), `${JSON.stringify(results, null, 2)}\n`);
}

function verdict(figure: Figure): string {
  const ok = meetsGoal(figure);
  if (ok === undefined) return '';
  return ok ? 'ok' : 'short';
}

function goalOf({ goal, unit }: Figure): string {
  if (goal === undefined) return '';
  if ('atLeast' in goal) return `≥ ${withUnit(goal.atLeast, unit)}`;
  return 'atMost' in goal ? `≤ ${withUnit(goal.atMost, unit)}` : `< ${withUnit(goal.below, unit)}`;
}

function withUnit(value: number, unit: Figure['unit']): string {
  if (unit === '') return value.toFixed(2);
  return `${value.toFixed(DIGITS[unit] ?? 0)} ${unit}`;
}
