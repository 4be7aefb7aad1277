import { Router, type Request } from 'express';
import type { Database } from '../database/index.ts';
import type { Metrics } from '../metrics.ts';
import type { AppResponse } from './request-context.ts';

/** Whether this process takes traffic. */
export interface Readiness {
  /** The database is migrated and the process is not stopping. */
  serving: boolean;
}

/** `GET /healthz`, `/readyz` and `/metrics`. */
export function probes(ctx: {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
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

async function answers(database: Database): Promise<boolean> {
  try {
    await database.sql`select 1`;
    return true;
  } catch {
    return false;
  }
}
