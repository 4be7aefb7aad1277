import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const READY = 'The WooCommerce bridge is ready.';

const running = new Set<BridgeProcess>();
// Whatever ends the tests, no child outlives them.
process.once('exit', () => {
  for (const child of running) child.signal('SIGKILL');
});

/** One process of the bridge, as it is run in production, to be killed for real. */
export class BridgeProcess {
  /** The code that it exited with; null where a signal ended it. */
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.exited = new Promise((settle) => {
      child.once('close', (code) => {
        running.delete(this);
        settle(code);
      });
    });
    running.add(this);
  }

  /** Starts `woo-bridge/src/main.ts` and resolves when it says that it is ready. */
  static async start(settings: NodeJS.ProcessEnv): Promise<BridgeProcess> {
    const child = spawn(process.execPath, ['woo-bridge/src/main.ts'], {
      cwd: REPOSITORY,
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new BridgeProcess(child);
    await started.#ready();
    return started;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** What it has printed. */
  get output(): string {
    return this.#output;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.exited;
  }

  async #ready(): Promise<void> {
    await new Promise<void>((ready, fail) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk.toString();
        if (this.#output.includes(READY)) ready();
      };
      this.#child.stdout?.on('data', read);
      this.#child.stderr?.on('data', read);
      this.#child.once('error', fail);
      this.#child.once('close', (code) =>
        fail(new Error(`The bridge ended (${code ?? 'killed'}):\n${this.#output}`)),
      );
    });
  }
}
