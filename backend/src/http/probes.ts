import { Router, type NextFunction, type Request } from 'express';
import type { Database } from '../database/index.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import type { AppResponse } from './request-context.ts';

/** Whether this process takes traffic. */
export interface Readiness {
  /** The database is migrated and the process is not stopping. */
  serving: boolean;
}

/** `GET /healthz`, `/readyz` and `/metrics`, which answer over plain http always (decisions 29). */
export function probes(ctx: {
  database: Database;
  metrics: Metrics;
  readiness: Readiness;
}): Router {
  const router = Router();
  router.get('/healthz', (_request: Request, response: AppResponse) => {
    response.locals.route = '/healthz';
    response.json({ status: 'alive' });
  });
  router.get('/readyz', async (_request: Request, response: AppResponse) => {
    response.locals.route = '/readyz';
    const ready = ctx.readiness.serving && (await answers(ctx.database));
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  router.get('/metrics', async (_request: Request, response: AppResponse) => {
    response.locals.route = '/metrics';
    const { registry } = ctx.metrics;
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}

/**
 * Refuses what arrives while the process starts or stops, so that nothing is begun that may not be
 * finished. What has arrived before is finished.
 */
export function requireServing(readiness: Readiness) {
  return (_request: Request, _response: AppResponse, next: NextFunction): void => {
    if (!readiness.serving) {
      throw new Refusal(
        'service_unavailable',
        'The service is starting or stopping. Nothing was done. Wait as Retry-After says, then try again.',
      );
    }
    next();
  };
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.sql`select 1`;
    return true;
  } catch {
    return false;
  }
}
