import { temporaryFolder } from '../database.ts';
import type { Figure } from '../figure.ts';
import { dashboardQueries } from '../product/dashboard-queries.ts';
import { signUp, visit, type TimedResponse } from '../product/dashboard.ts';
import { startService } from '../product/service.ts';
import { ROUNDS, median, quantile } from '../rounds.ts';
import { seedDashboard } from '../seed/dashboard.ts';
import type { Measurement } from './bench.ts';

const GOAL_MS = 20;

/** Calls per query and round, after a warm-up in which Postgres settles on its plans. */
const TIMES = 100;
const WARM_UP = 15;

/** The cost of the machine and HTTP alone. */
const BARE = 'GET /healthz';

/** Slowest calls of a query that the table lists, with their p50 and p99. */
const NAMED = 3;

/**
 * How long each query of the dashboard takes in a workspace with a long history, asked over HTTP
 * as the pages ask, one question at a time: latency, not throughput.
 */
export const measureDashboard: Measurement = async ({
  cleanup,
  server,
  logProgress,
  reportProblem,
}) => {
  const url = await server.createMigrated('dashboard');
  const settings = {
    DATABASE_URL: url,
    ROLE: 'web',
    DATA_DIR: temporaryFolder(cleanup),
    LOG_LEVEL: 'silent',
    PLAN_AGENCY_BRANDS: '200',
    PLAN_AGENCY_LIMIT: '1000000',
  } as const;
  // Statements are planned for a database that is full, so the service is started on one.
  const before = await startService(cleanup, settings);
  const cookie = await signUp(before.origin, 'bench@shop.example');
  await before.stop();
  logProgress('dashboard: a workspace with a long history, and other workspaces');
  const questions = await seedDashboard(url);
  const service = await startService(cleanup, settings);

  const unasked = dashboardQueries().filter(
    (query) => !questions.some(({ procedure }) => procedure === query),
  );
  for (const query of unasked) reportProblem(`dashboard: nothing asks the query ${query}`);

  const visitor = visit(service.origin, cookie);
  const asked: Asked[] = [
    { of: BARE, name: '', ask: () => visitor.get('/healthz'), holds: '' },
    ...questions.map(({ procedure, name, input, holds }) => ({
      of: procedure,
      name,
      ask: () => visitor.ask(procedure, input),
      holds,
    })),
  ];
  logProgress(`dashboard: ${questions.length} questions, ${ROUNDS} rounds of ${TIMES} times each`);
  const readings = await askInTurn(asked, reportProblem);
  await service.stop();
  await server.drop(url);
  return figuresOf(readings);
};

interface Asked {
  /** The query that it measures. */
  readonly of: string;
  readonly name: string;
  readonly ask: () => Promise<TimedResponse>;
  readonly holds: string;
}

interface Reading extends Asked {
  /** In milliseconds: the median of the rounds, so that a disturbed round doesn't matter. */
  readonly p50: number;
  readonly p99: number;
}

/** Asks all questions in turn, repeatedly, so that other load on the machine affects them alike. */
async function askInTurn(
  questions: readonly Asked[],
  reportProblem: (text: string) => void,
): Promise<Reading[]> {
  for (let time = 0; time < WARM_UP; time++) {
    for (const { of, name, ask, holds } of questions) {
      const { status, body } = await ask();
      if (time > 0 || (status === 200 && body.includes(holds))) continue;
      reportProblem(`dashboard: ${of} ${name}: ${status} ${body.slice(0, 200)}`);
    }
  }
  const rounds: Map<Asked, number[]>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times = new Map<Asked, number[]>(questions.map((question) => [question, []]));
    for (let time = 0; time < TIMES; time++) {
      for (const [question, readings] of times) readings.push((await question.ask()).ms);
    }
    rounds.push(times);
  }
  return questions.map((question) => {
    const over = (part: number) =>
      median(rounds.map((times) => quantile(times.get(question) ?? [], part)));
    return { ...question, p50: over(0.5), p99: over(0.99) };
  });
}

/** One figure per query: its slowest question. */
function figuresOf(readings: readonly Reading[]): Figure[] {
  const byQuery = Map.groupBy(readings, ({ of }) => of);
  return [...byQuery].map(([of, ways]) => ({
    name: `${of}, p99`,
    ...(of === BARE ? {} : { goal: { below: GOAL_MS } }),
    measured: Math.max(...ways.map(({ p99 }) => p99)),
    unit: 'ms',
    detail: ways
      .toSorted((one, other) => other.p99 - one.p99)
      .slice(0, NAMED)
      .map(({ name, p50, p99 }) => `${name} ${p50.toFixed(1)} … ${p99.toFixed(1)}`.trim())
      .join('; '),
  }));
}
