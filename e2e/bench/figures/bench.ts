import type { Cleanup } from '../cleanup.ts';
import type { BenchServer } from '../database.ts';
import type { Figure } from '../figure.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { Baseline } from '../baseline/baseline.ts';

/** Dependencies of every measurement. */
export interface Bench {
  readonly cleanup: Cleanup;
  readonly server: BenchServer;
  readonly loads: LoadGenerator;
  readonly baseline: () => Promise<Baseline>;
  /** Length of each load. */
  readonly seconds: number;
  /** How many products a large store has. */
  readonly products: number;
  /** Prints what is happening now. */
  readonly logProgress: (text: string) => void;
  /** Records an unexpected result, which fails the run. */
  readonly reportProblem: (text: string) => void;
}

export type Measurement = (bench: Bench) => Promise<Figure[]>;
