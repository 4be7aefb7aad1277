import { HttpMetrics } from '@wareword/server/metrics';
import { Counter } from 'prom-client';

/** The metrics of a store app. */
export class StoreAppMetrics extends HttpMetrics {
  readonly #slices: Counter<'outcome'>;

  constructor(prefix: string) {
    super(prefix);
    this.#slices = new Counter({
      name: `${prefix}_run_slices_total`,
      help: 'Passes over runs, by outcome: done, failed.',
      labelNames: ['outcome'],
      registers: [this.registry],
    });
  }

  countSlice(outcome: 'done' | 'failed'): void {
    this.#slices.inc({ outcome });
  }
}
