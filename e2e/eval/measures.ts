import { advised, ALWAYS_GREEN, yoast } from './advice.ts';
import { brokenHardRules } from './hard-rules.ts';
import type { Reading } from './record.ts';
import { broken, doubled, ease, passive, verbless, wrongArticles } from './style.ts';
import { coverage, inventedFacts, inventedNumbers, pastedShare, refusedClaims } from './truth.ts';
import { distinct, identical, sharedOpenings } from './variety.ts';
import { sentences, tokens } from './record.ts';

/** One measure over a platform's listings. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: '%' | '' | 'ms';
  readonly goal: string;
  readonly good: boolean;
  /** What offends, with the record's name: the worst of it. */
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
  const prose = readings.flatMap((reading) => reading.prose);
  const full = readings.filter((reading) => reading.featureWords >= FULL_INPUT_WORDS);

  const hard = tell(brokenHardRules);
  const kept = percent(readings.length - hard.length, readings.length);
  add('hard rules kept', kept, '%', '100', hard.length === 0, hard);
  const advice = checksOf(full, advised);
  add('advice kept', advice.share, '%', '≥ 95', advice.share >= 95, advice.worst);
  none('numbers not in the input', inventedNumbers);
  none('facts and names not in the input', inventedFacts);
  const covered = readings.map(coverage);
  const statements = covered.reduce((sum, { all }) => sum + all, 0);
  const missing = covered.reduce((sum, { missing }) => sum + missing.length, 0);
  const present = percent(statements - missing, statements);
  add(
    'usable features present',
    present,
    '%',
    '≥ 98',
    present >= 98,
    tell((reading) => coverage(reading).missing),
  );
  const pasted = readings.map(pastedShare);
  const share = percent(sum(pasted.map((one) => one.pasted)), sum(pasted.map((one) => one.words)));
  add('pasted in runs of eight words', share, '%', '≤ 60', share <= 60);
  none('refused claims', refusedClaims);
  if (readings[0]?.result.platform === 'woocommerce') {
    const green = checksOf(full, yoast);
    add('Yoast checks green', green.share, '%', '≥ 95', green.share >= 95, green.worst);
    add('worst Yoast check', green.lowest, '%', '≥ 85', green.lowest >= 85, green.worst);
  }
  const long = percent(
    prose.filter((sentence) => tokens(sentence).length > 20).length,
    prose.length,
  );
  add('sentences over 20 words', long, '%', '≤ 20', long <= 20);
  const passives = percent(prose.filter(passive).length, prose.length);
  add('passive sentences', passives, '%', '≤ 10', passives <= 10, prose.filter(passive));
  const breaks = tell(broken);
  const texts = readings.flatMap((reading) => reading.texts);
  add(
    'texts broken off',
    percent(breaks.length, texts.length),
    '%',
    '≤ 1',
    breaks.length <= texts.length / 100,
    breaks,
  );
  const without = readings.flatMap(verbless);
  add(
    'sentences without a verb',
    percent(without.length, prose.length),
    '%',
    '≤ 5',
    without.length <= prose.length / 20,
    without,
  );
  none('doubled words', doubled);
  none('wrong a or an', wrongArticles);
  const median = middle(
    readings.map((reading) =>
      ease([
        ...reading.result.listing.bullets,
        ...reading.prose,
        ...reading.items,
        ...reading.headings,
      ]),
    ),
  );
  add('Flesch, median', median, '', '60 to 80', median >= 60 && median <= 80);
  const proseEase = middle(readings.map((reading) => ease(reading.prose)));
  add('Flesch of prose alone', proseEase, '', '60 to 80', proseEase >= 60 && proseEase <= 80);
  const same = identical(readings);
  add('identical own sentences', same.share * 100, '%', '≤ 5', same.share <= 0.05, same.commonest);
  const open = sharedOpenings(readings, false);
  add('openings shared', open.share * 100, '%', '≤ 2', open.share <= 0.02, open.commonest);
  const masked = sharedOpenings(readings, true);
  add(
    'openings shared, input masked',
    masked.share * 100,
    '%',
    '≤ 2',
    masked.share <= 0.02,
    masked.commonest,
  );
  for (const whole of [false, true]) {
    for (const [n, goal] of [
      [2, 0.65],
      [3, 0.75],
    ] as const) {
      const value = distinct(readings, n, whole);
      add(`distinct-${n}${whole ? ', all fields' : ''}`, value, '', `≥ ${goal}`, value >= goal);
    }
  }
  const agreeing = readings.filter((reading) => agrees(reading));
  const agreement = percent(agreeing.length, readings.length);
  const off = readings
    .filter((reading) => !agrees(reading))
    .map(
      (reading) =>
        `${reading.sample.id}: ${reading.result.listing.seo_scores.platform_compliance} ${brokenAll(reading).join(', ')}`,
    );
  add('compliance 100 exactly when kept', agreement, '%', '≥ 95', agreement >= 95, off);
  const times = readings.map((reading) => reading.result.ms).sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  add('ms, p95', p95, 'ms', '< 20', p95 < 20);
  add(
    'words a listing',
    sum(readings.map((reading) => reading.texts.flatMap(tokens).length)) / readings.length,
    '',
    '',
    true,
  );
  return list;
}

function brokenAll(reading: Reading): string[] {
  const soft = Object.entries(advised(reading))
    .filter(([, kept]) => kept === false)
    .map(([name]) => name);
  return [...brokenHardRules(reading), ...soft];
}

/** Sentences in a listing's own prose, used where a check is asked of it. */
function agrees(reading: Reading): boolean {
  const thin =
    sentences(reading.sample.features).length < 3 && reading.sample.features.split('\n').length < 3;
  if (thin) return true;
  return (
    (reading.result.listing.seo_scores.platform_compliance === 100) ===
    (brokenAll(reading).length === 0)
  );
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
