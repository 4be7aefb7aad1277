import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NodeProcess } from '../node-process.ts';

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;

/** A program of the demo, in its own process as in production. */
export class Program {
  readonly name: string;
  /** Resolves when it has exited for any reason. */
  readonly ended: Promise<unknown>;
  readonly #process: NodeProcess;
  #stopping = false;

  /**
   * @param script path from the repository's root
   * @param settings in addition to those of this process
   */
  constructor(name: string, script: string, settings: NodeJS.ProcessEnv) {
    this.name = name;
    this.#process = new NodeProcess({
      name,
      script,
      settings: { ...process.env, ...settings },
      preload: END_WITH_PARENT,
      messages: true,
      // A Ctrl-C reaches only the demo, which stops its programs in order.
      detached: true,
    });
    this.ended = this.#process.exited;
    this.#process.onLine((line) => {
      // Only errors are shown.
      if (line.startsWith('{') && !this.#stopping) process.stderr.write(`[${name}] ${line}\n`);
    });
  }

  /**
   * Resolves with its output once that contains one of these texts.
   * @throws {Error} with its output if it exits before
   */
  async waitForOutput(...texts: readonly string[]): Promise<readonly string[]> {
    await this.#process.said(...texts);
    return this.#process.output.split('\n');
  }

  /** Stops it gracefully; a second call, immediately. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#process.signal('SIGTERM');
    await this.ended;
  }
}
