import type { Figure } from '../../figure.ts';
import { postgresCpu } from '../../product/postgres-cpu.ts';
import { startService, type ServiceProcess } from '../../product/service.ts';
import { median } from '../../rounds.ts';
import type { Bench, Measurement } from '../bench.ts';
import type { Parts } from './parts.ts';
import { measurePooled } from './pooled.ts';
import { requestOf, SETTINGS, setUpFixture } from './fixture.ts';
import { bytesOfJob, writesOf } from './storage.ts';
import { Callers, type Answered } from './webs.ts';
import { drain, JOBS, startWorkers, type Drained } from './workers.ts';

const COUNTS = [1, 2, 4] as const;
const ROUNDS = 3;

/** How throughput grows with processes, and what each kind of request costs in CPU. */
export const measureScale: Measurement = async (bench) => {
  const fixture = await setUpFixture(bench);
  const cpu = await postgresCpu(fixture.url);
  const callers = new Callers(bench);
  const webs: ServiceProcess[] = [];
  for (let index = 0; index < Math.max(...COUNTS); index++) {
    webs.push(
      await startService(bench.cleanup, { DATABASE_URL: fixture.url, ROLE: 'web', ...SETTINGS }),
    );
  }
  const figures: Figure[] = [
    {
      name: 'storage of a complete job',
      measured: (await bytesOfJob(fixture.url)) / 1000,
      unit: 'kB',
      detail: 'with its listing, credit and indexes',
    },
    ...(await measureWebs(bench, { fixture, cpu, callers, webs })),
    ...(await measureCosts(bench, { fixture, cpu, callers, webs })),
    ...(await measurePooled(bench, { fixture, cpu, callers, webs })),
  ];
  await Promise.all(webs.map((web) => web.stop()));
  return [...figures, ...(await measureWorkers(bench, { fixture, cpu }))];
};

async function measureWebs({ logProgress, seconds }: Bench, parts: Parts): Promise<Figure[]> {
  const { fixture, cpu, callers, webs } = parts;
  const request = requestOf(fixture, 'POST /jobs');
  const rounds = new Map<number, Answered[]>(COUNTS.map((count) => [count, []]));
  await callers.call('warm up', request, webs, cpu);
  const before = await writesOf(fixture.url);
  let requests = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [count, answers] of rounds) {
      logProgress(`scale: POST /jobs to ${count} web processes`);
      const answer = await callers.call('POST /jobs', request, webs.slice(0, count), cpu);
      requests += answer.rate * seconds;
      answers.push(answer);
    }
  }
  const rateOf = (answers: readonly Answered[] = []) => median(answers.map(({ rate }) => rate));
  const one = rateOf(rounds.get(1));
  const after = await writesOf(fixture.url);
  return [
    writes('POST /jobs', before, after, requests),
    ...[...rounds].map(([count, answers]): Figure => ({
      name: `POST /jobs with ${count} web processes / with 1`,
      measured: rateOf(answers) / one,
      unit: '',
      detail:
        `${rateOf(answers).toFixed(0)} requests a second, ` +
        `p99 ${median(answers.map(({ p99Ms }) => p99Ms)).toFixed(0)} ms`,
    })),
  ];
}

async function measureCosts({ logProgress }: Bench, parts: Parts): Promise<Figure[]> {
  const { fixture, cpu, callers, webs } = parts;
  const figures: Figure[] = [];
  for (const [name, request] of Object.entries(fixture.requests)) {
    logProgress(`scale: the cost of ${name}`);
    const answers: Answered[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      answers.push(await callers.call(name, request, webs.slice(0, 1), cpu));
    }
    figures.push({
      name: `CPU of ${name}`,
      measured: median(answers.map(({ serviceMs, postgresMs }) => serviceMs + postgresMs)),
      unit: 'CPU ms',
      detail: costs(
        median(answers.map(({ serviceMs }) => serviceMs)),
        median(answers.map(({ postgresMs }) => postgresMs)),
      ),
    });
  }
  return figures;
}

async function measureWorkers(
  bench: Bench,
  parts: Pick<Parts, 'fixture' | 'cpu'>,
): Promise<Figure[]> {
  const { fixture, cpu } = parts;
  const figures: Figure[] = [];
  let one = NaN;
  for (const count of COUNTS) {
    bench.logProgress(`scale: ${count} workers`);
    const workers = startWorkers(bench, count, { DATABASE_URL: fixture.url });
    await drain(fixture, workers, cpu);
    const before = await writesOf(fixture.url);
    const rounds: Drained[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await drain(fixture, workers, cpu));
    await Promise.all(workers.map((worker) => worker.stop()));
    const medianOf = (key: keyof Drained) => median(rounds.map((round) => round[key]));
    if (count === 1) {
      one = medianOf('rate');
      figures.push({
        name: 'CPU of a job in a worker, without its text',
        measured: medianOf('workerMs') + medianOf('postgresMs'),
        unit: 'CPU ms',
        detail: costs(medianOf('workerMs'), medianOf('postgresMs')),
      });
      figures.push({
        name: 'WAL of a job in a worker',
        measured: medianOf('walBytes') / 1000,
        unit: 'kB',
        detail: `after a checkpoint; ${deadRowsOf(before, await writesOf(fixture.url), ROUNDS * JOBS)}`,
      });
    }
    figures.push({
      name: `jobs with ${count} workers / with 1`,
      measured: medianOf('rate') / one,
      unit: '',
      detail: `${medianOf('rate').toFixed(0)} jobs a second`,
    });
  }
  return figures;
}

type Writes = Awaited<ReturnType<typeof writesOf>>;

function writes(name: string, before: Writes, after: Writes, requests: number): Figure {
  return {
    name: `WAL of ${name}`,
    measured: (after.walBytes - before.walBytes) / requests / 1000,
    unit: 'kB',
    detail: deadRowsOf(before, after, requests),
  };
}

function deadRowsOf(before: Writes, after: Writes, requests: number): string {
  return `${((after.deadRows - before.deadRows) / requests).toFixed(1)} rows for vacuum`;
}

function costs(serviceMs: number, postgresMs: number): string {
  return `${serviceMs.toFixed(2)} ms of the process, ${postgresMs.toFixed(2)} ms of Postgres`;
}
