import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cleanup } from './cleanup.ts';

/** How long a program may take to stop by itself. */
const STOP_WITHIN_MS = 15_000;

/** A Node program in a process of its own. */
export class Program {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #name: string;
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
    this.#name = file;
    this.#child = spawn(process.execPath, [file, ...(options.parameters ?? [])], {
      // Settings of whoever runs the bench are not what is measured.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...options.settings },
      stdio: [
        'ignore',
        'ignore',
        'inherit',
        ...(options.messages === true ? ['ipc' as const] : []),
      ],
    });
    this.#exited = new Promise((resolve) => {
      this.#child.once('exit', () => resolve());
      this.#child.once('error', () => resolve());
    });
    this.stop = cleanup.add(() => this.#stop());
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error(`${this.#name} did not start`);
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  send(message: object): void {
    this.#child.send(message);
  }

  /** The next message from the program. */
  async message(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error(`${this.#name} ended without an answer`));
      if (!this.running) {
        gone();
        return;
      }
      this.#child.once('exit', gone);
      this.#child.once('message', (message) => {
        this.#child.off('exit', gone);
        resolve(message);
      });
    });
  }

  async #stop(): Promise<void> {
    if (!this.running) return;
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_WITHIN_MS);
    await this.#exited;
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
      // Nothing listens there yet.
    }
    await pause(options.everyMs);
  }
  throw new Error(`${url} was not ready within ${options.withinMs} ms`);
}
