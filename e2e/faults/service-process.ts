import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { freePort } from '../free-port.ts';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const READY = 'Wareword is ready.';

const running = new Set<ServiceProcess>();
// Whatever ends the tests, no child outlives them.
process.once('exit', () => {
  for (const child of running) child.signal('SIGKILL');
});

/** One process of the service, as it is run in production, to be killed for real. */
export class ServiceProcess {
  readonly apiUrl: string;
  readonly baseUrl: string;
  /** The code that it exited with; null where a signal ended it. */
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  #output = '';

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.baseUrl = `http://127.0.0.1:${port}`;
    this.apiUrl = this.baseUrl + API_BASE_PATH;
    this.exited = new Promise((settle) => {
      child.once('close', (code) => {
        running.delete(this);
        settle(code);
      });
    });
    running.add(this);
  }

  /**
   * Starts `backend/src/main.ts` and resolves when it says that it is ready.
   * @param through a command to run it with, as `setpriv`
   */
  static async start(
    settings: NodeJS.ProcessEnv,
    through: readonly string[] = [],
  ): Promise<ServiceProcess> {
    const port = await freePort();
    const [command, ...rest] = [...through, process.execPath, 'backend/src/main.ts'] as const;
    const child = spawn(command, rest, {
      cwd: REPOSITORY,
      env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: String(port), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new ServiceProcess(child, port);
    await started.#ready();
    // An answer shows that it has done all that it does in the same turn as saying so: until then
    // a signal finds nobody who listens.
    await fetch(`${started.baseUrl}/healthz`);
    return started;
  }

  /** What it has printed, for the message of a test that fails. */
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
        fail(new Error(`The service ended (${code ?? 'killed'}):\n${this.#output}`)),
      );
    });
  }
}
