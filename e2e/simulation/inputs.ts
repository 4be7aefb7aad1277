/** A figure that was measured, and how. */
export interface Measured {
  readonly value: number;
  readonly command: string;
}

const SCALE = 'pnpm bench --only scale';

/**
 * What one job and one request cost, measured on 2 cores that had other work, so it is noisy. Measure again
 * after a change of the hot path, and on your own machine.
 */
export const MEASURED = {
  /** CPU milliseconds. */
  postOfService: { value: 0.09, command: SCALE },
  postOfPostgres: { value: 0.2, command: SCALE },
  pollOfService: { value: 0.05, command: SCALE },
  pollOfPostgres: { value: 0.02, command: SCALE },
  listOfService: { value: 0.31, command: SCALE },
  listOfPostgres: { value: 0.21, command: SCALE },
  /** With the rule-based writer, as in `POST /generate`. */
  jobOfWorker: { value: 1.58, command: SCALE },
  jobOfPostgres: { value: 0.25, command: SCALE },
  /** Bytes. */
  walOfPost: { value: 3_300, command: SCALE },
  walOfJob: { value: 23_100, command: SCALE },
  /** With its listing, credit and indexes, once its idempotency key has expired. */
  bytesOfJob: { value: 3_200, command: SCALE },
  /** Versions of rows that a job leaves to vacuum, from its request to its listing. */
  deadRowsOfJob: { value: 8.3, command: SCALE },
} satisfies Record<string, Measured>;

/**
 * What one primary and its processes are assumed to take. These are not measured: set them to what your
 * machines have, with the flags.
 */
export const CAPACITY = {
  /** Cores of the primary, and of all machines for Wareword together. */
  primaryCores: 16,
  serviceCores: 32,
  /** Beyond this share of its cores, the times of a server grow. */
  maxShare: 0.6,
  diskGb: 2_000,
  /** WAL throughput of the primary's disk, and of its network to a standby. */
  walMbPerSecond: 100,
  /** Rows per second that autovacuum keeps up with, with its default cost limit. */
  vacuumRowsPerSecond: 20_000,
  maxConnections: 500,
} as const;
