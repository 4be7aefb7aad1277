import type { Cleanup } from '../cleanup.ts';
import type { BenchServer } from '../database.ts';
import type { Figure } from '../figure.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { Yardstick } from '../yardstick/yardstick.ts';

/** What every measurement works with. */
export interface Bench {
  readonly cleanup: Cleanup;
  readonly server: BenchServer;
  readonly loads: LoadGenerator;
  readonly yardstick: () => Promise<Yardstick>;
  /** Length of each load. */
  readonly seconds: number;
  /** How many products a large store has. */
  readonly products: number;
  /** Tells what is done now. */
  readonly say: (text: string) => void;
  /** Records an unexpected response, which fails the run. */
  readonly complain: (text: string) => void;
}

export type Measurement = (bench: Bench) => Promise<Figure[]>;
