import { exitWithUsage, readFlags } from '../read-flags.ts';
import { simulateArrivals } from './arrivals.ts';
import { CAPACITY, MEASURED } from './inputs.ts';
import { limitsOf } from './limits.ts';

/**
 * Where the limits of one database lie, for any number of workspaces (ADR-0055). It draws what they do, and
 * multiplies it with what was measured.
 */
const DEFAULTS = {
  workspaces: 1_000_000,
  listings: 100,
  spread: 1.5,
  'bulk-share': 0.3,
  polls: 3,
  lists: 1,
  'retention-days': 365,
  'model-seconds': 10,
  'worker-concurrency': 200,
  seed: 1,
  'primary-cores': CAPACITY.primaryCores,
  'service-cores': CAPACITY.serviceCores,
  'disk-gb': CAPACITY.diskGb,
  'wal-mb': CAPACITY.walMbPerSecond,
  'vacuum-rows': CAPACITY.vacuumRowsPerSecond,
  connections: CAPACITY.maxConnections,
};
type Flag = keyof typeof DEFAULTS;
const flags = Object.entries(DEFAULTS);
const USAGE = [
  'Usage: node e2e/simulation/main.ts [flags]',
  ...flags.map(([name, value]) => `  --${name} ${value}`),
].join('\n');
const given: Partial<Record<string, string | boolean>> = readFlags(
  USAGE,
  Object.fromEntries(
    flags.map(([name, value]) => [name, { type: 'string' as const, default: String(value) }]),
  ),
);
const numberOf = (name: Flag): number => {
  const value = Number(given[name]);
  return value >= 0 ? value : exitWithUsage(USAGE, `--${name} must be a number`);
};

const workspaces = numberOf('workspaces');
const arrivals = simulateArrivals({
  workspaces,
  listings: numberOf('listings'),
  spread: numberOf('spread'),
  bulkShare: numberOf('bulk-share'),
  seed: numberOf('seed'),
});
const count = new Intl.NumberFormat('en');
const amount = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
console.log(
  `${count.format(workspaces)} workspaces write ${count.format(Math.round(arrivals.total))} listings in ` +
    `four weeks: ${amount.format(arrivals.mean)} a second, ${amount.format(arrivals.peak)} in the ` +
    `busiest hour. The largest writes ${count.format(Math.round(arrivals.largest))}.\n`,
);
const limits = limitsOf(
  arrivals,
  {
    workspaces,
    polls: numberOf('polls'),
    lists: numberOf('lists'),
    retentionDays: numberOf('retention-days'),
    modelSeconds: numberOf('model-seconds'),
    workerConcurrency: numberOf('worker-concurrency'),
  },
  {
    primaryCores: numberOf('primary-cores'),
    serviceCores: numberOf('service-cores'),
    maxShare: CAPACITY.maxShare,
    diskGb: numberOf('disk-gb'),
    walMbPerSecond: numberOf('wal-mb'),
    vacuumRowsPerSecond: numberOf('vacuum-rows'),
    maxConnections: numberOf('connections'),
  },
);
const lines = [
  ['limit, nearest first', 'used', 'available', '', 'reached with'],
  ...limits.map(({ name, used, available, unit, workspaces: reachedWith }) => [
    name,
    amount.format(used),
    amount.format(available),
    unit,
    `${count.format(reachedWith)} workspaces`,
  ]),
];
for (const [name = '', used = '', available = '', unit = '', reached = ''] of lines) {
  const columns = [
    name.padEnd(36),
    used.padStart(9),
    available.padStart(11),
    unit.padEnd(7),
    reached,
  ];
  console.log(columns.join('  ').trimEnd());
}
console.log('\nMeasured inputs:');
for (const [name, { value, command }] of Object.entries(MEASURED)) {
  console.log(`  ${name.padEnd(16)} ${String(value).padStart(8)}  ${command}`);
}
