import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from './settings.ts';

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;

/** One program of the demo, in a process of its own as it is run elsewhere. */
export class Program {
  readonly name: string;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #said: string[] = [];
  readonly #listeners = new Set<() => void>();
  #stopping = false;

  /**
   * @param script from the repository's root
   * @param settings beside those of this process
   */
  constructor(name: string, script: string, settings: NodeJS.ProcessEnv) {
    this.name = name;
    this.#child = spawn(process.execPath, ['--import', END_WITH_PARENT, script], {
      cwd: REPOSITORY,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A Ctrl-C reaches the demo alone, which ends its programs in their order.
      detached: true,
    });
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#hear(String(error));
        resolve();
      });
      this.#child.once('close', () => resolve());
    });
    const { stdout, stderr } = this.#child;
    if (stdout !== null) createInterface(stdout).on('line', (line) => this.#hear(line));
    if (stderr !== null) createInterface(stderr).on('line', (line) => this.#hear(line));
  }

  /**
   * Resolves with what it has printed once that has a line with one of these texts.
   * @throws {Error} with what it printed, where it ended before
   */
  async hasSaid(...texts: readonly string[]): Promise<readonly string[]> {
    const said = Promise.withResolvers<undefined>();
    const look = () => {
      if (this.#said.some((line) => texts.some((text) => line.includes(text)))) {
        said.resolve(undefined);
      }
    };
    this.#listeners.add(look);
    look();
    const outcome = await Promise.race([said.promise, this.ended.then(() => 'ended')]);
    this.#listeners.delete(look);
    if (outcome === 'ended') {
      throw new Error(`${this.name} ended:\n${this.#said.slice(-30).join('\n')}`);
    }
    return this.#said;
  }

  /** Asks it to end in order; a second time, at once. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#child.kill('SIGTERM');
    await this.ended;
  }

  #hear(line: string): void {
    this.#said.push(line);
    if (this.#said.length > 200) this.#said.shift();
    for (const look of this.#listeners) look();
    // What goes wrong is shown; what goes well, and the end, would be in the way.
    if (line.startsWith('{') && !this.#stopping) process.stderr.write(`[${this.name}] ${line}\n`);
  }
}
