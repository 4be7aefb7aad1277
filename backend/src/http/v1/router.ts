import { ENDPOINTS, type Endpoint, type EndpointName } from '@wareword/shared-schema';
import { Router, type IRoute, type NextFunction, type Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { notFound } from '../../errors.ts';
import { ApiError } from '../errors.ts';
import {
  activateBrand,
  archiveBrand,
  createBrand,
  getBrand,
  listBrands,
  restoreBrand,
  updateBrand,
} from './brands.ts';
import { cancelBatch } from './cancel-batch.ts';
import { cancelJob } from './cancel-job.ts';
import { createAudit } from './create-audit.ts';
import { createBatch } from './create-batch.ts';
import { getBatch } from './get-batch.ts';
import { connectExchange } from './connect-exchange.ts';
import { createJob } from './create-job.ts';
import { batchEvents, jobEvents } from './events.ts';
import { generate } from './generate.ts';
import { getJob } from './get-job.ts';
import type { ApiContext, Handler } from './handler.ts';
import { learnVoice } from './learn-voice.ts';
import { listJobs } from './list-jobs.ts';
import {
  deleteListing,
  editListing,
  getListing,
  listListings,
  restoreListing,
  takeListing,
} from './listings.ts';
import { me } from './me.ts';
import { sendOpenApi } from './openapi.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

const HANDLERS: Readonly<Record<EndpointName, Handler>> = {
  generate,
  createJob,
  listJobs,
  getJob,
  jobEvents,
  cancelJob,
  createBatch,
  getBatch,
  batchEvents,
  cancelBatch,
  listListings,
  getListing,
  editListing,
  deleteListing,
  restoreListing,
  takeListing,
  createAudit,
  listBrands,
  createBrand,
  learnVoice,
  getBrand,
  updateBrand,
  activateBrand,
  archiveBrand,
  restoreBrand,
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  resendWebhookDelivery,
  me,
  connectExchange,
};

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

/** The v1 router, built from the endpoint table. */
export function v1Router(ctx: ApiContext): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const routes = new Map<string, { route: IRoute; methods: string[] }>();
  const routeFor = (path: string) => {
    const known = routes.get(path);
    if (known !== undefined) return known;
    const made = { route: router.route(path.replace(/\{(\w+)\}/g, ':$1')), methods: [] };
    routes.set(path, made);
    return made;
  };

  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const { route, methods } = routeFor(endpoint.path);
    methods.push(...(endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method]));
    const handle = (request: Request, response: AppResponse) => {
      response.locals.route = endpoint.path;
      response.locals.onError = ctx.tokenUsage.recordError;
      return HANDLERS[name]({ ctx, endpoint, request, response });
    };
    route[METHODS[endpoint.method]](handle);
  }
  const document = routeFor('/openapi.json');
  document.methods.push('GET', 'HEAD');
  document.route.get(sendOpenApi(ctx));

  for (const { route, methods } of routes.values()) {
    route.all((_request: Request, response: AppResponse) => {
      response.setHeader('Allow', methods.join(', '));
      throw new ApiError('method_not_allowed', `Method not allowed. Use ${methods.join(' or ')}.`);
    });
  }
  router.use((_request: Request, _response: AppResponse, _next: NextFunction) => {
    throw notFound('Endpoint not found. See /api/v1/openapi.json.');
  });
  return router;
}
