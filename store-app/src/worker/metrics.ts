import { HttpMetrics } from '@wareword/server/metrics';
import { Counter } from 'prom-client';

/** The metrics of a store app. */
export class StoreAppMetrics extends HttpMetrics {
  readonly #slices: Counter<'outcome'>;

  constructor(prefix: string) {
    super(prefix);
    this.#slices = new Counter({
      name: `${prefix}_run_slices_total`,
      help: 'Times a run was advanced, by outcome: done, failed.',
      labelNames: ['outcome'],
      registers: [this.registry],
    });
    // Starts at 0, because Prometheus sees no increase in a counter that appears with its first
    // count.
    for (const outcome of ['done', 'failed']) this.#slices.inc({ outcome }, 0);
  }

  countSlice(outcome: 'done' | 'failed'): void {
    this.#slices.inc({ outcome });
  }
}
