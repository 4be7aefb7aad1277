import { advised, ALWAYS_GREEN } from './advice.ts';
import { brokenHardRules } from './hard-rules.ts';
import { bracketFaults, INTEGRITY } from './integrity.ts';
import type { Reading } from './record.ts';
import { broken, doubled, ease, passive, wrongArticles } from './style.ts';
import { coverage, inventedFacts, inventedNumbers, pastedShare, refusedClaims } from './truth.ts';
import { distinct, sharedOpenings } from './variety.ts';
import { tokens } from './record.ts';

/** One measure over a platform's listings. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: '%' | '' | 'ms';
  readonly goal: string;
  readonly good: boolean;
  /** The worst offenders, with the names of their records. */
  readonly worst: readonly string[];
}

const FULL_INPUT_WORDS = 60;

/** Every measure of the listing rules over the listings of one platform. */
export function measure(readings: readonly Reading[]): Measured[] {
  const list: Measured[] = [];
  const add = (
    name: string,
    value: number,
    unit: Measured['unit'],
    goal: string,
    good: boolean,
    worst: readonly string[] = [],
  ) => list.push({ name, value, unit, goal, good, worst });
  const tell = (find: (reading: Reading) => readonly string[]) =>
    readings.flatMap((reading) => {
      const found = find(reading);
      return found.length === 0 ? [] : [`${reading.sample.id}: ${found.join(' | ')}`];
    });
  const none = (name: string, find: (reading: Reading) => readonly string[]) => {
    const worst = tell(find);
    add(name, worst.length, '', '0', worst.length === 0, worst);
  };

  const share = (name: string, find: (reading: Reading) => readonly string[], most: number) => {
    const worst = tell(find);
    const value = percent(worst.length, readings.length);
    add(name, value, '%', most === 0 ? '0' : `≤ ${most}`, value <= most, worst);
  };
  const shown = (name: string, value: number, unit: Measured['unit'] = '%') =>
    add(name, value, unit, '', true);

  const hard = tell(brokenHardRules);
  add(
    'hard rules kept',
    percent(readings.length - hard.length, readings.length),
    '%',
    '100',
    hard.length === 0,
    hard,
  );
  none('numbers not in the input', inventedNumbers);
  none('facts and names not in the input', inventedFacts);
  none('refused claims', refusedClaims);
  const covered = readings.map(coverage);
  const statements = sum(covered.map(({ all }) => all));
  const missing = sum(covered.map((one) => one.missing.length));
  const present = percent(statements - missing, statements);
  add(
    'complete input units present',
    present,
    '%',
    '≥ 98',
    present >= 98,
    tell((reading) => coverage(reading).missing),
  );
  for (const [name, find] of INTEGRITY) share(name, find, name === '5 connectives' ? 0 : 1);
  none('doubled words', doubled);
  none('wrong a or an', wrongArticles);
  none('brackets left open', bracketFaults);
  none('texts broken off', broken);
  const agreement = percent(readings.filter(agrees).length, readings.length);
  const off = readings
    .filter((reading) => !agrees(reading))
    .map(
      (reading) =>
        `${reading.sample.id}: ${reading.result.listing.seo_scores.platform_compliance} ${brokenHardRules(reading).join(', ')}`,
    );
  add('compliance 100 only with all rules kept', agreement, '%', '100', off.length === 0, off);
  const times = readings.map((reading) => reading.result.ms).sort((x, y) => x - y);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  add('ms, p95', p95, 'ms', '< 20', p95 < 20);

  // Printed without goals: what product analyses count.
  const prose = readings.flatMap((reading) => reading.prose);
  const full = readings.filter((reading) => reading.featureWords >= FULL_INPUT_WORDS);
  shown('advice kept', checksOf(full, advised).share);
  const pasted = readings.map(pastedShare);
  shown(
    'pasted in runs of eight words',
    percent(sum(pasted.map((one) => one.pasted)), sum(pasted.map((one) => one.words))),
  );
  shown(
    'sentences over 20 words',
    percent(prose.filter((one) => tokens(one).length > 20).length, prose.length),
  );
  shown('passive sentences', percent(prose.filter(passive).length, prose.length));
  shown('openings shared', sharedOpenings(readings, false).share * 100);
  shown('distinct-2', distinct(readings, 2, false), '');
  shown('distinct-3', distinct(readings, 3, false), '');
  shown(
    'Flesch, median',
    middle(
      readings.map(({ result, prose: own, items, headings }) =>
        ease([...result.listing.bullets, ...own, ...items, ...headings]),
      ),
    ),
    '',
  );
  shown(
    'words a listing',
    sum(readings.map(({ texts }) => texts.flatMap(tokens).length)) / readings.length,
    '',
  );
  return list;
}

/** Whether `platform_compliance` is 100 only where no hard rule is broken. */
function agrees(reading: Reading): boolean {
  const { platform_compliance: score } = reading.result.listing.seo_scores;
  return score < 100 || brokenHardRules(reading).length === 0;
}

function checksOf(readings: readonly Reading[], check: typeof advised) {
  const counts = new Map<string, { kept: number; all: number }>();
  for (const reading of readings) {
    for (const [name, kept] of Object.entries(check(reading))) {
      if (kept === null || ALWAYS_GREEN.has(name)) continue;
      const count = counts.get(name) ?? { kept: 0, all: 0 };
      counts.set(name, { kept: count.kept + (kept ? 1 : 0), all: count.all + 1 });
    }
  }
  const all = [...counts].map(([name, count]) => ({ name, share: percent(count.kept, count.all) }));
  all.sort((a, b) => a.share - b.share);
  const totals = [...counts.values()];
  return {
    share: percent(sum(totals.map((one) => one.kept)), sum(totals.map((one) => one.all))),
    lowest: all[0]?.share ?? 100,
    worst: all.map(({ name, share }) => `${name} ${share.toFixed(0)} %`),
  };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (part * 100) / whole;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
