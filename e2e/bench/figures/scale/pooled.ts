import {
  hasPgBouncer,
  hasPreparingPgBouncer,
  PgBouncer,
  pgBouncerVersion,
} from '../../../pgbouncer.ts';
import type { Figure } from '../../figure.ts';
import { cpuMs } from '../../product/cpu-time.ts';
import { startService } from '../../product/service.ts';
import { median } from '../../rounds.ts';
import type { Bench } from '../bench.ts';
import type { Parts } from './parts.ts';
import { requestOf, SETTINGS } from './fixture.ts';

const ROUNDS = 3;
/** The number of connections that one process opens without a pooler. */
const POOL_SIZE = 10;
/** Minimum share of the figure without a pooler, if statements are prepared. */
const MIN_SHARE = 0.8;
const REQUESTS = ['POST /jobs', 'GET /jobs/{id}', 'GET /listings'];

/** Through PgBouncer in transaction mode, in turn with direct connections. */
export async function measurePooled(bench: Bench, parts: Parts): Promise<Figure[]> {
  if (!hasPgBouncer) {
    bench.logProgress('scale: PgBouncer is not installed, so it is not measured');
    return [];
  }
  return [
    ...(await measure(bench, parts, 'off')),
    ...(hasPreparingPgBouncer ? await measure(bench, parts, 'on') : []),
  ];
}

async function measure(
  bench: Bench,
  { fixture, cpu, callers, webs }: Parts,
  preparedStatements: 'on' | 'off',
): Promise<Figure[]> {
  const pooler = await PgBouncer.open(fixture.url, { poolSize: POOL_SIZE });
  const closePooler = bench.cleanup.add(() => pooler.close());
  const pooled = await startService(bench.cleanup, {
    DATABASE_URL: pooler.urlOf(fixture.url),
    DATABASE_DIRECT_URL: fixture.url,
    DATABASE_PREPARED_STATEMENTS: preparedStatements,
    ROLE: 'web',
    ...SETTINGS,
  });
  const figures: Figure[] = [];
  for (const name of REQUESTS) {
    bench.logProgress(
      `scale: ${name} through PgBouncer, prepared statements ${preparedStatements}`,
    );
    const request = requestOf(fixture, name);
    const rounds: Record<'share' | 'rate' | 'serviceMs' | 'postgresMs' | 'poolerMs', number>[] = [];
    await callers.call(name, request, [pooled], cpu);
    for (let round = 0; round < ROUNDS; round++) {
      const direct = await callers.call(name, request, webs.slice(0, 1), cpu);
      const before = cpuMs(pooler.pid);
      const through = await callers.call(name, request, [pooled], cpu);
      rounds.push({
        ...through,
        share: through.rate / direct.rate,
        poolerMs: (cpuMs(pooler.pid) - before) / (through.rate * bench.seconds),
      });
    }
    const of = (key: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[key]));
    figures.push({
      name: `${name} through PgBouncer / direct, prepared statements ${preparedStatements}`,
      ...(preparedStatements === 'on' && { goal: { atLeast: MIN_SHARE } }),
      measured: of('share'),
      unit: '',
      detail:
        `${of('rate').toFixed(0)} requests a second; ${of('serviceMs').toFixed(2)} ms of the process, ` +
        `${of('postgresMs').toFixed(2)} ms of Postgres, ${of('poolerMs').toFixed(3)} ms of ` +
        `PgBouncer ${pgBouncerVersion}`,
    });
  }
  await pooled.stop();
  await closePooler();
  return figures;
}
