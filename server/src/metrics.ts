import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of every app, served at `GET /metrics`. An app adds its own to the registry. */
export class HttpMetrics {
  readonly registry = new Registry();
  readonly #prefix: string;
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  /** @param prefix prefix of the metric names, such as `wareword` */
  constructor(prefix: string) {
    this.#prefix = prefix;
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Histogram({
      name: `${prefix}_http_request_duration_seconds`,
      help: 'HTTP request duration, from receiving the request to the end of the response.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers: [this.registry],
    });
  }

  /** @param isReady asked whenever the metrics are read */
  reportReadiness(isReady: () => Promise<boolean>): void {
    new Gauge({
      name: `${this.#prefix}_ready`,
      help: 'The result of /readyz: 1 if the process is serving and can reach its database, otherwise 0.',
      registers: [this.registry],
      async collect() {
        this.set((await isReady()) ? 1 : 0);
      },
    });
  }

  observeRequest(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ method, route, status }, milliseconds / 1000);
  }
}
