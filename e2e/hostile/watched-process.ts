import { resolve } from 'node:path';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { NodeProcess } from '../node-process.ts';

const PROBE = resolve(import.meta.dirname, 'stall-probe.ts');
const Report = z.object({ longestStallMs: z.number() });

/** A server in its own process, whose event loop is measured from inside. */
export class WatchedProcess {
  readonly url: string;
  readonly #process: NodeProcess;

  private constructor(child: NodeProcess, port: number) {
    this.#process = child;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @param main the program; ready once its `/readyz` returns 200 */
  static async start(main: string, settings: NodeJS.ProcessEnv): Promise<WatchedProcess> {
    const port = await freePort();
    const child = new NodeProcess({
      name: main,
      script: main,
      preload: PROBE,
      settings: {
        NODE_ENV: 'test',
        PORT: String(port),
        SHOPIFY_APP_PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'error',
        ...settings,
      },
      messages: true,
      unread: true,
    });
    const started = new WatchedProcess(child, port);
    await started.#ready();
    return started;
  }

  /** The longest block of the event loop since the last call, in milliseconds. */
  async longestStall(): Promise<number> {
    const response = this.#process.message();
    this.#process.send('report');
    return Report.parse(await response).longestStallMs;
  }

  stop(): Promise<void> {
    return this.#process.kill();
  }

  async #ready(): Promise<void> {
    for (;;) {
      if (!this.#process.running) throw new Error(`${this.url} ended before it was ready`);
      try {
        if ((await fetch(`${this.url}/readyz`)).ok) return;
      } catch {
        // The process isn't listening yet.
      }
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}
