import { temporaryFolder } from '../database.ts';
import type { Figure } from '../figure.ts';
import { dashboardQueries, type Question } from '../product/dashboard-queries.ts';
import { signUp, visit, type Visitor } from '../product/dashboard.ts';
import { startService } from '../product/service.ts';
import { seedDashboard } from '../seed/dashboard.ts';
import type { Measurement } from './bench.ts';

const GOAL_MS = 20;

/** Times that each question is asked, after as many as let statements settle on their plans. */
const ROUNDS = 200;
const WARM_UP = 15;

/**
 * How long each query of the dashboard takes in a workspace with a long history, asked over HTTP
 * as the pages ask, one question at a time: latency, not throughput.
 */
export const measureDashboard: Measurement = async ({ cleanup, server, say, complain }) => {
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
  say('dashboard: a workspace with a long history, and its neighbours');
  const questions = await seedDashboard(url);
  const service = await startService(cleanup, settings);

  const unasked = dashboardQueries().filter(
    (query) => !questions.some(({ procedure }) => procedure === query),
  );
  for (const query of unasked) complain(`dashboard: nothing asks the query ${query}`);

  say(`dashboard: ${questions.length} questions, ${ROUNDS} times each`);
  const readings = await askInTurn(visit(service.origin, cookie), questions, complain);
  await service.stop();
  await server.drop(url);
  return figuresOf(readings);
};

interface Reading {
  readonly question: Question;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
}

/** Asks all, one after the other and again, so that what else the machine does falls on each. */
async function askInTurn(
  visitor: Visitor,
  questions: readonly Question[],
  complain: (text: string) => void,
): Promise<Reading[]> {
  const times = new Map<Question, number[]>(questions.map((question) => [question, []]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const question of questions) {
      const { procedure, name, input, holds } = question;
      const { status, body, ms } = await visitor.ask(procedure, input);
      if (round >= 0) times.get(question)?.push(ms);
      if (round === 0 && (status !== 200 || !body.includes(holds))) {
        complain(`dashboard: ${procedure} ${name}: ${status} ${body.slice(0, 200)}`);
      }
    }
  }
  return [...times].map(([question, unsorted]) => ({
    question,
    times: unsorted.toSorted((one, other) => one - other),
  }));
}

/** One figure a query: that of the question which takes it longest. */
function figuresOf(readings: readonly Reading[]): Figure[] {
  const byQuery = Map.groupBy(readings, ({ question }) => question.procedure);
  return [...byQuery].map(([procedure, ways]) => {
    const slowest = ways.toSorted((one, other) => p99(other) - p99(one));
    return {
      name: `${procedure}, p99`,
      goal: { below: GOAL_MS },
      measured: Math.max(...ways.map(p99)),
      unit: 'ms',
      detail: slowest
        .slice(0, 3)
        .map((way) => `${way.question.name || 'p50'} ${ms(at(way.times, 0.5))} … ${ms(p99(way))}`)
        .join('; '),
    };
  });
}

function p99({ times }: Reading): number {
  return at(times, 0.99);
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;
}

function ms(value: number): string {
  return value.toFixed(1);
}
