import { HttpMetrics } from '@wareword/server/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { JobKind } from './database/index.ts';

const ATTEMPT_OUTCOMES = ['complete', 'retried', 'failed', 'lost', 'released'] as const;
const RECOVERY_ACTIONS = ['requeued', 'failed', 'expired', 'reenqueued'] as const;
const WEBHOOK_OUTCOMES = ['delivered', 'retried', 'failed'] as const;

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
    help: 'Jobs that were recovered or expired: requeued, failed, expired, reenqueued.',
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
    help: 'Time from accepting a job to saving its listing, by kind: async, batch, bulk, rewrite.',
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
    // Prometheus sees no increase in a counter that first appears at 1, so the first event would be
    // missed.
    for (const outcome of ATTEMPT_OUTCOMES) this.#attempts.inc({ outcome }, 0);
    for (const action of RECOVERY_ACTIONS) this.#recovered.inc({ action }, 0);
    for (const outcome of WEBHOOK_OUTCOMES) this.#webhooks.inc({ outcome }, 0);
  }

  countAttempt(outcome: (typeof ATTEMPT_OUTCOMES)[number]): void {
    this.#attempts.inc({ outcome });
  }

  observeJob(kind: JobKind, milliseconds: number): void {
    this.#jobs.observe({ kind }, milliseconds / 1000);
  }

  countWebhook(outcome: (typeof WEBHOOK_OUTCOMES)[number]): void {
    this.#webhooks.inc({ outcome });
  }

  countRecovered(action: (typeof RECOVERY_ACTIONS)[number], jobs: number): void {
    if (jobs > 0) this.#recovered.inc({ action }, jobs);
  }
}
