import type { Arrivals } from './arrivals.ts';
import { MEASURED, type CAPACITY } from './inputs.ts';

export type Capacity = { readonly [Name in keyof typeof CAPACITY]: number };

export interface LoadParameters {
  readonly workspaces: number;
  /** For each listing. */
  readonly polls: number;
  readonly lists: number;
  /** For how long listings are kept. */
  readonly retentionDays: number;
  /** How long a model takes. */
  readonly modelSeconds: number;
  readonly workerConcurrency: number;
}

/** One limit: its use and its capacity. */
export interface Limit {
  readonly name: string;
  readonly used: number;
  readonly available: number;
  readonly unit: string;
  /** How many workspaces reach it. */
  readonly workspaces: number;
}

const CONNECTIONS_OF_WEB = 15;
const CONNECTIONS_OF_WORKER = 19;
const SECONDS_A_DAY = 86_400;

/** How many workspaces with this load reach each limit, the lowest number first. */
export function limitsOf(
  { mean, peak }: Arrivals,
  load: LoadParameters,
  capacity: Capacity,
): Limit[] {
  const m = (name: keyof typeof MEASURED) => MEASURED[name].value;
  const { polls, lists } = load;
  const postgresMs =
    m('postOfPostgres') +
    m('jobOfPostgres') +
    polls * m('pollOfPostgres') +
    lists * m('listOfPostgres');
  const webMs = m('postOfService') + polls * m('pollOfService') + lists * m('listOfService');
  const webCores = (peak * webMs) / 1000 / capacity.maxShare;
  const workerCores = (peak * m('jobOfWorker')) / 1000 / capacity.maxShare;
  const workers = Math.max(
    Math.ceil((peak * load.modelSeconds) / load.workerConcurrency),
    Math.ceil(workerCores),
  );
  const connections = Math.ceil(webCores) * CONNECTIONS_OF_WEB + workers * CONNECTIONS_OF_WORKER;
  const limit = (name: string, used: number, available: number, unit: string): Limit => ({
    name,
    used,
    available,
    unit,
    workspaces: Math.floor((load.workspaces * available) / used),
  });
  return [
    limit(
      'CPU of the primary at the peak',
      (peak * postgresMs) / 1000,
      capacity.primaryCores * capacity.maxShare,
      'cores',
    ),
    limit(
      'CPU of web and workers at the peak',
      webCores + workerCores,
      capacity.serviceCores,
      'cores',
    ),
    limit(
      'disk of the primary',
      (mean * SECONDS_A_DAY * load.retentionDays * m('bytesOfJob')) / 1e9,
      capacity.diskGb,
      'GB',
    ),
    limit(
      'WAL at the peak',
      (peak * (m('walOfPost') + m('walOfJob'))) / 1e6,
      capacity.walMbPerSecond,
      'MB/s',
    ),
    limit(
      'rows for vacuum at the peak',
      peak * m('deadRowsOfJob'),
      capacity.vacuumRowsPerSecond,
      'rows/s',
    ),
    limit('connections without PgBouncer', connections, capacity.maxConnections, ''),
  ].toSorted((one, other) => one.workspaces - other.workspaces);
}
