import { sendMetrics, type MetricsSettings } from '@wareword/security/http';
import { Router, type Request } from 'express';
import type { HttpMetrics } from '../metrics.ts';
import { withProbeTimeout } from '../probe-timeout.ts';
import type { AppResponse } from './request-context.ts';

/** Whether this process accepts traffic. */
export interface Readiness {
  /** The database is migrated and the process is not stopping. */
  serving: boolean;
}

/** `GET /healthz`, `/readyz` and `/metrics`, which are always served over plain http. */
export function probes(ctx: {
  readonly readiness: Readiness;
  /** Runs a statement that succeeds if the database can be reached. */
  readonly pingDatabase: () => Promise<unknown>;
  readonly metrics: HttpMetrics;
  /** Who may read the metrics. */
  readonly access: MetricsSettings;
}): Router {
  const router = Router();
  const isReady = async () =>
    ctx.readiness.serving && (await withProbeTimeout(ctx.pingDatabase)) !== undefined;
  ctx.metrics.reportReadiness(isReady);
  router.get('/healthz', (_request: Request, response: AppResponse) => {
    response.locals.route = '/healthz';
    response.json({ status: 'alive' });
  });
  router.get('/readyz', async (_request: Request, response: AppResponse) => {
    response.locals.route = '/readyz';
    const ready = await isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  const { onAppPort, token } = ctx.access;
  if (onAppPort) {
    router.get('/metrics', async (request: Request, response: AppResponse) => {
      response.locals.route = '/metrics';
      await sendMetrics(request, response, { registry: ctx.metrics.registry, token });
    });
  }
  return router;
}
