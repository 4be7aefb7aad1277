import { HttpMetrics } from '@wareword/server/metrics';
import { Counter, Gauge } from 'prom-client';

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

  countWebhook(outcome: 'delivered' | 'retried' | 'failed'): void {
    this.#webhooks.inc({ outcome });
  }

  countRecovered(action: 'requeued' | 'failed' | 'expired' | 'reenqueued', jobs: number): void {
    if (jobs > 0) this.#recovered.inc({ action }, jobs);
  }
}
