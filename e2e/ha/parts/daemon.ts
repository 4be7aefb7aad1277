import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

/** How long a program may take to stop by itself. */
const STOP_TIMEOUT_MS = 15_000;

/** A server program of Debian, run by the user `postgres` because Postgres and PgBouncer refuse root. */
export class Daemon {
  readonly name: string;
  readonly #command: readonly string[];
  readonly #folder: string;
  #child: ChildProcess | undefined;

  /** @param folder where it runs and writes its log */
  constructor(name: string, folder: string, command: readonly string[]) {
    this.name = name;
    this.#folder = folder;
    this.#command = command;
  }

  get log(): string {
    return `${this.#folder}/${this.name}.log`;
  }

  get running(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** @throws {Error} if it is already running */
  start(): void {
    if (this.running) throw new Error(`${this.name} runs already.`);
    const log = openSync(this.log, 'a');
    const user = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
    // If the test itself is killed, its programs end too.
    this.#child = spawn('setpriv', [...user, '--pdeathsig=TERM', '--', ...this.#command], {
      cwd: this.#folder,
      env: { PATH: process.env['PATH'], HOME: this.#folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log, log],
      // Ctrl-C doesn't reach it: the test stops its programs in order.
      detached: true,
    });
    closeSync(log);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it like a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops it gracefully; by force if it takes too long. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.signal('SIGKILL'), STOP_TIMEOUT_MS);
    await this.#end('SIGTERM');
    clearTimeout(timer);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.running || this.#child === undefined) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }
}
