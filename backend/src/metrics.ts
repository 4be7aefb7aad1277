import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What `GET /metrics` tells, in Prometheus' words. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'wareword_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.registry],
  });
  readonly #attempts = new Counter({
    name: 'wareword_generation_attempts_total',
    help: 'Attempts at a listing by how they ended: complete, retried, failed, lost, handed_back.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly #recovered = new Counter({
    name: 'wareword_jobs_recovered_total',
    help: 'Jobs that the sweep took back: requeued, failed, expired, rung_again.',
    labelNames: ['how'],
    registers: [this.registry],
  });
  readonly inFlight = new Gauge({
    name: 'wareword_generations_in_flight',
    help: 'Generations that this process runs now.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  observeRequest(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ method, route, status }, milliseconds / 1000);
  }

  countAttempt(outcome: 'complete' | 'retried' | 'failed' | 'lost' | 'handed_back'): void {
    this.#attempts.inc({ outcome });
  }

  countRecovered(how: 'requeued' | 'failed' | 'expired' | 'rung_again', jobs: number): void {
    if (jobs > 0) this.#recovered.inc({ how }, jobs);
  }
}
