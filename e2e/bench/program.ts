import { setTimeout as pause } from 'node:timers/promises';
import { NodeProcess } from '../node-process.ts';
import type { Cleanup } from './cleanup.ts';

/** How long a program may take to stop by itself. */
const STOP_TIMEOUT_MS = 15_000;

/** A Node program in its own process, which is stopped when the bench ends. */
export class Program extends NodeProcess {
  /** Stops it, by force if it takes too long. */
  readonly stop: () => Promise<void>;

  /**
   * @param file the program
   * @param options.settings its environment, besides what every program needs
   * @param options.messages whether it speaks with this process by messages
   */
  constructor(
    cleanup: Cleanup,
    file: string,
    options: {
      parameters?: readonly string[];
      settings?: Record<string, string>;
      messages?: boolean;
    } = {},
  ) {
    super({
      name: file,
      script: file,
      parameters: options.parameters ?? [],
      // The caller's own settings are not what is measured.
      settings: { HOME: process.env['HOME'], ...options.settings },
      messages: options.messages ?? false,
      unread: true,
    });
    this.stop = cleanup.add(() => this.#stop());
  }

  async #stop(): Promise<void> {
    if (!this.running) return;
    this.signal('SIGTERM');
    const timer = setTimeout(() => this.signal('SIGKILL'), STOP_TIMEOUT_MS);
    await this.exited;
    clearTimeout(timer);
  }
}

/** Waits until an address answers, with 200 unless told otherwise. */
export async function untilReady(
  url: string,
  options: { everyMs: number; withinMs: number; running: () => boolean; status?: number },
): Promise<void> {
  const deadline = performance.now() + options.withinMs;
  while (performance.now() < deadline) {
    if (!options.running()) throw new Error(`what should answer at ${url} has ended`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(1000) });
      await response.arrayBuffer();
      if (response.status === (options.status ?? 200)) return;
    } catch {
      // The program isn't listening yet.
    }
    await pause(options.everyMs);
  }
  throw new Error(`${url} was not ready within ${options.withinMs} ms`);
}
