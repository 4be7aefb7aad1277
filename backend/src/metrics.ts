import { HttpMetrics } from '@wareword/server/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { JobKind } from './database/index.ts';

/** The metrics served at `GET /metrics`. */
export class Metrics extends HttpMetrics {
  readonly #attempts = new Counter({
    name: 'wareword_generation_attempts_total',
    help: 'Generation attempts by outcome: complete, retried, failed, lost, released.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly #recovered = new Counter({
    name: 'wareword_jobs_recovered_total',
    help: 'Jobs that the sweep recovered or expired: requeued, failed, expired, reenqueued.',
    labelNames: ['action'],
    registers: [this.registry],
  });
  readonly #webhooks = new Counter({
    name: 'wareword_webhook_attempts_total',
    help: 'Attempts to send a webhook by outcome: delivered, retried, failed.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly #jobs = new Histogram({
    name: 'wareword_job_duration_seconds',
    help: 'Time from accepting a job to its saved listing, by kind: async, batch, bulk, rewrite.',
    labelNames: ['kind'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800, 3600],
    registers: [this.registry],
  });
  readonly inFlight = new Gauge({
    name: 'wareword_generations_in_flight',
    help: 'Generations in progress in this process.',
    registers: [this.registry],
  });

  constructor() {
    super('wareword');
  }

  countAttempt(outcome: 'complete' | 'retried' | 'failed' | 'lost' | 'released'): void {
    this.#attempts.inc({ outcome });
  }

  observeJob(kind: JobKind, milliseconds: number): void {
    this.#jobs.observe({ kind }, milliseconds / 1000);
  }

  countWebhook(outcome: 'delivered' | 'retried' | 'failed'): void {
    this.#webhooks.inc({ outcome });
  }

  countRecovered(action: 'requeued' | 'failed' | 'expired' | 'reenqueued', jobs: number): void {
    if (jobs > 0) this.#recovered.inc({ action }, jobs);
  }
}
