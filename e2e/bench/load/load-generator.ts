import { resolve } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import { Program } from '../program.ts';
import type { Load, LoadResult } from './load.ts';

/** Runs loads, one after the other, in its own process. */
export class LoadGenerator {
  readonly #program: Program;
  readonly #reportProblem: (text: string) => void;

  /** @param reportProblem called with unexpected responses */
  constructor(cleanup: Cleanup, reportProblem: (text: string) => void) {
    this.#reportProblem = reportProblem;
    this.#program = new Program(cleanup, resolve(import.meta.dirname, 'load-process.ts'), {
      messages: true,
    });
  }

  async run(name: string, load: Load): Promise<LoadResult> {
    this.#program.send(load);
    // The other end is ours, and of the same version.
    const result = (await this.#program.message()) as LoadResult;
    for (const [what, count] of Object.entries(result.wrong)) {
      this.#reportProblem(`${name}: ${what} (${count})`);
    }
    return result;
  }
}
