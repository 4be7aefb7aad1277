import { LoadGenerator } from '../../load/load-generator.ts';
import type { LoadResult } from '../../load/load.ts';
import { cpuMs } from '../../product/cpu-time.ts';
import type { postgresCpu } from '../../product/postgres-cpu.ts';
import type { ServiceProcess } from '../../product/service.ts';
import type { Bench } from '../bench.ts';
import type { Request } from './fixture.ts';

export interface Answered {
  /** Requests a second, of all processes. */
  readonly rate: number;
  readonly p99Ms: number;
  /** CPU milliseconds for each request. */
  readonly serviceMs: number;
  readonly postgresMs: number;
}

/** How many accounts apart two load processes start. */
const APART = 500;

/** Sends one kind of request to any number of processes, each from a load process of its own. */
export class Callers {
  readonly #bench: Bench;
  readonly #loads: LoadGenerator[] = [];
  readonly #next = new Map<Request, number>();

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  async call(
    name: string,
    request: Request,
    services: readonly ServiceProcess[],
    cpu: Awaited<ReturnType<typeof postgresCpu>>,
  ): Promise<Answered> {
    const { seconds, cleanup, reportProblem } = this.#bench;
    const from = this.#next.get(request) ?? 0;
    const before = { service: total(services), postgres: cpu.ms() };
    const answered = await Promise.all(
      services.map(({ origin }, index): Promise<LoadResult> => {
        const loads = (this.#loads[index] ??= new LoadGenerator(cleanup, reportProblem));
        return loads.run(name, { ...request, origin, seconds, from: from + index * APART });
      }),
    );
    this.#next.set(request, Math.max(...answered.map(({ next }) => next)));
    const rate = answered.reduce((sum, result) => sum + result.rate, 0);
    return {
      rate,
      p99Ms: Math.max(...answered.map(({ p99Ms }) => p99Ms)),
      serviceMs: (total(services) - before.service) / (rate * seconds),
      postgresMs: (cpu.ms() - before.postgres) / (rate * seconds),
    };
  }
}

function total(services: readonly ServiceProcess[]): number {
  return services.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
}
