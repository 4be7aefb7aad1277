import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const REPOSITORY = resolve(import.meta.dirname, '..');

/** Maximum characters of output kept; enough for a test's process. */
const MAX_OUTPUT = 4_000_000;

const running = new Set<NodeProcess>();
// However this process ends, its children end too.
process.once('exit', () => {
  for (const child of running) child.signal('SIGKILL');
});

export interface NodeProcessOptions {
  /** Its name in errors. */
  readonly name: string;
  /** A program of the repository, as a path from its root. */
  readonly script: string;
  /** Another checkout of the repository that the program is run from. */
  readonly checkout?: string | undefined;
  readonly parameters?: readonly string[];
  /** Its complete environment, in addition to PATH. */
  readonly settings: NodeJS.ProcessEnv;
  /** A command to run it with, such as `setpriv`. */
  readonly through?: readonly string[];
  /** A module that Node loads before the program. */
  readonly preload?: string;
  /** Whether to open a message channel. */
  readonly messages?: boolean;
  /** Whether its stdout is ignored and its stderr inherited. */
  readonly unread?: boolean;
  /** Runs in its own process group: a Ctrl-C in the terminal does not reach it. */
  readonly detached?: boolean;
}

/** A Node program of this repository in its own process, run as in production. */
export class NodeProcess {
  readonly name: string;
  /** Its exit code; null if a signal ended it. */
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #readers = new Set<() => void>();
  #stdout = '';
  #stderr = '';
  #output = '';

  constructor(options: NodeProcessOptions) {
    const { preload, messages = false, unread = false } = options;
    const [command, ...parameters] = [
      ...(options.through ?? []),
      process.execPath,
      ...(preload === undefined ? [] : ['--import', preload]),
      options.script,
      ...(options.parameters ?? []),
    ];
    this.name = options.name;
    this.#child = spawn(command ?? process.execPath, parameters, {
      cwd: options.checkout ?? REPOSITORY,
      env: { PATH: process.env['PATH'], ...options.settings },
      stdio: [
        'ignore',
        unread ? 'ignore' : 'pipe',
        unread ? 'inherit' : 'pipe',
        ...(messages ? ['ipc' as const] : []),
      ],
      detached: options.detached ?? false,
    });
    running.add(this);
    this.exited = new Promise((settle) => {
      this.#child.once('error', (error) => {
        this.#read(String(error));
        running.delete(this);
        settle(null);
      });
      this.#child.once('close', (code) => {
        running.delete(this);
        settle(code);
      });
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#stdout = keep(this.#stdout, text);
      this.#read(text);
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = keep(this.#stderr, text);
      this.#read(text);
    });
  }

  /** @throws {Error} if it could not be started */
  get pid(): number {
    if (this.#child.pid === undefined) throw new Error(`${this.name} did not start`);
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Its output, on both streams. */
  get output(): string {
    return this.#output;
  }

  get stdout(): string {
    return this.#stdout;
  }

  get stderr(): string {
    return this.#stderr;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Kills it like a power cut. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.exited;
  }

  /** Calls back with each line printed from now on. */
  onLine(listener: (line: string) => void): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream !== null) createInterface(stream).on('line', listener);
    }
  }

  /**
   * Resolves once it has printed a complete line with one of these texts.
   * @throws {Error} with its output if it exits before
   */
  async said(...texts: readonly string[]): Promise<void> {
    const found = Promise.withResolvers<true>();
    const look = () => {
      const lines = this.#output.slice(0, this.#output.lastIndexOf('\n') + 1);
      if (texts.some((text) => lines.includes(text))) found.resolve(true);
    };
    this.#readers.add(look);
    look();
    const outcome = await Promise.race([found.promise, this.exited]);
    this.#readers.delete(look);
    if (outcome !== true) {
      throw new Error(`${this.name} ended (${outcome ?? 'killed'}):\n${this.#output}`);
    }
  }

  send(message: string | object): void {
    this.#child.send(message);
  }

  /**
   * Its next message.
   * @throws {Error} if it ends without one, or if `limit` is aborted first
   */
  async message(limit?: AbortSignal): Promise<unknown> {
    const given = new AbortController();
    const signal = AbortSignal.any([given.signal, ...(limit === undefined ? [] : [limit])]);
    const next: Promise<unknown[]> = once(this.#child, 'message', { signal });
    // If the process exits first, waiting stops, which is reported below.
    next.catch(() => undefined);
    const outcome = await Promise.race([next, this.exited.then(() => undefined)]);
    given.abort();
    if (outcome === undefined) throw new Error(`${this.name} ended without a response`);
    const [message] = outcome;
    return message;
  }

  #read(text: string): void {
    this.#output = keep(this.#output, text);
    for (const reader of this.#readers) reader();
  }
}

/** Runs a program until it exits. */
export async function runNode(
  options: NodeProcessOptions,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = new NodeProcess(options);
  const code = await child.exited;
  return { code, stdout: child.stdout, stderr: child.stderr };
}

function keep(before: string, text: string): string {
  return (before + text).slice(-MAX_OUTPUT);
}
