import { openDatabase } from '../../../backend/src/database/index.ts';
import { Leases, ModelBlocklist } from '../../../backend/src/jobs/index.ts';
import { createLogger } from '../../../backend/src/logger.ts';
import { Metrics } from '../../../backend/src/metrics.ts';
import { readConfig } from '../../../backend/src/config.ts';
import { startWorker } from '../../../backend/src/worker/index.ts';
import { sampleListing } from '../sample.ts';

// The product's worker with an instant generator: what is left is what the service does
// around a generation. Says when it was first asked for a listing, and when for the last.
const config = readConfig(process.env);
const jobs = Number(process.env['BENCH_JOBS']);
const logger = createLogger(config.logLevel);
const database = openDatabase(config.databaseUrl ?? '', { connections: 10 });
const listing = await sampleListing();
let asked = 0;

const worker = await startWorker({
  database,
  leases: new Leases(database, {
    recoveryMs: config.jobs.recoveryMs,
    onError: (error) => logger.warn({ err: error }, "couldn't renew leases"),
  }),
  generator: {
    generate: () => {
      asked += 1;
      if (asked === 1 || asked === jobs) process.send?.({ asked, at: Date.now() });
      return Promise.resolve(listing);
    },
  },
  fallback: undefined,
  modelBlocklist: new ModelBlocklist(database),
  generationTimeoutMs: config.generationTimeoutMs,
  settings: config.jobs,
  logger,
  metrics: new Metrics(),
  concurrency: config.workerConcurrency,
});
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => {
  void worker
    .stop(AbortSignal.abort())
    .then(() => database.close())
    .then(() => process.exit());
});
