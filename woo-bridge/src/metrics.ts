import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What `GET /metrics` tells, in Prometheus' words. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'wareword_bridge_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.registry],
  });
  readonly #slices = new Counter({
    name: 'wareword_bridge_run_slices_total',
    help: 'Times that a run was worked on, by how that ended: done, failed.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observeRequest(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ method, route, status }, milliseconds / 1000);
  }

  countSlice(outcome: 'done' | 'failed'): void {
    this.#slices.inc({ outcome });
  }
}
