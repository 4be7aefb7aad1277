import { Counter, Gauge, type Registry } from 'prom-client';
import type { RoutesInFlight } from './routes-in-flight.ts';

/** The longest time anything may block the event loop. */
export const MAX_STALL_MS = 100;

/** How often the event loop is checked, which is also the accuracy. */
const CHECK_EVERY_MS = 20;

/** The maximum covers between one and two of these windows. */
const WINDOW_MS = 15_000;

/**
 * Measures the delay of the event loop's timers, from {@link start} on. It is wall-clock time, so a
 * machine without spare CPU shows up as well, as it should, because callers wait just as long.
 */
export class EventLoopMonitor {
  #timer: NodeJS.Timeout | undefined;
  readonly #routes: RoutesInFlight;
  readonly #onStall: (stall: { ms: number; routes: string[] }) => void;
  readonly #stalls: Counter;
  #checkedAt = performance.now();
  #windowStartedAt = performance.now();
  #max = 0;
  #previousMax = 0;

  /**
   * @param options.prefix prefix of the metric names, such as `wareword`
   * @param options.onStall called for each stall, with the routes that were in flight
   */
  constructor(options: {
    registry: Registry;
    prefix: string;
    routes: RoutesInFlight;
    onStall: (stall: { ms: number; routes: string[] }) => void;
  }) {
    const { registry, prefix } = options;
    this.#routes = options.routes;
    this.#onStall = options.onStall;
    this.#stalls = new Counter({
      name: `${prefix}_event_loop_stalls_total`,
      help: `Number of times the event loop was blocked for more than ${MAX_STALL_MS} ms.`,
      registers: [registry],
    });
    const readMax = () => this.#readMax();
    new Gauge({
      name: `${prefix}_event_loop_delay_max_seconds`,
      help: `Maximum delay of the event loop in the last ${WINDOW_MS / 1000} to ${(2 * WINDOW_MS) / 1000} seconds.`,
      registers: [registry],
      collect() {
        this.set(readMax());
      },
    });
  }

  /** Loading and warming up a program block its event loop, so call this when it starts to serve. */
  start(): void {
    this.#checkedAt = performance.now();
    this.#timer = setInterval(() => this.#check(), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #check(): void {
    const now = performance.now();
    const ms = Math.max(0, now - this.#checkedAt - CHECK_EVERY_MS);
    this.#checkedAt = now;
    this.#rotateWindow(now);
    this.#max = Math.max(this.#max, ms);
    const routes = this.#routes.take();
    if (ms <= MAX_STALL_MS) return;
    this.#stalls.inc();
    this.#onStall({ ms: Math.round(ms), routes });
  }

  #readMax(): number {
    this.#rotateWindow(performance.now());
    return Math.max(this.#max, this.#previousMax) / 1000;
  }

  #rotateWindow(now: number): void {
    const age = now - this.#windowStartedAt;
    if (age < WINDOW_MS) return;
    this.#previousMax = age < 2 * WINDOW_MS ? this.#max : 0;
    this.#max = 0;
    this.#windowStartedAt = now;
  }
}
