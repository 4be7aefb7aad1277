import {
  API_VERSION,
  ENDPOINTS,
  type DeletedWebhook,
  type DeliveryList,
  type DeliveryResponse,
  type Webhook,
  type WebhookDelivery,
  type WebhookList,
  type WebhookResponse,
  type WebhookSecretResponse,
  type WebhookTest,
} from '@wareword/shared-schema';
import type { Request } from 'express';
import type { IdentifiedCaller } from '../../tokens/index.ts';
import {
  createEndpoint,
  deleteEndpoint,
  describeFailure,
  listDeliveries,
  listEndpoints,
  readEndpoint,
  resendDelivery,
  rotateSecret,
  sendTestEvent,
  updateEndpoint,
  type DeliveryView,
  type EndpointView,
} from '../../webhooks/index.ts';
import { callerOf, callerWithBody, idOf } from './caller-of.ts';
import type { ApiContext, Handler } from './handler.ts';
import { readQuery } from './read-query.ts';
import { recordChange } from './record-change.ts';

/** `GET /webhooks`. */
export const listWebhooks: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.listWebhooks;
  const caller = await callerOf(ctx, request, scopes);
  const endpoints = await listEndpoints({ ctx, input: caller });
  const list: WebhookList = { api_version: API_VERSION, webhooks: endpoints.map(present) };
  response.status(reply.status).json(list);
};

/** `POST /webhooks`. */
export const createWebhook: Handler = async ({ ctx, request, response }) => {
  const call = await callerWithBody({ ctx, request, response }, ENDPOINTS.createWebhook);
  if (call === undefined) return;
  const { caller, body } = call;
  const { workspaceId } = caller;
  const input = { workspaceId, by: caller, ...body };
  const { id, secret } = await createEndpoint({ ctx: ctx.webhooks, input });
  record(ctx, caller, 'createWebhook', input.url);
  const created: WebhookSecretResponse = { ...(await read(ctx, caller, id)), secret };
  response.status(ENDPOINTS.createWebhook.reply.status).json(created);
};

/** `GET /webhooks/{id}`. */
export const getWebhook: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.getWebhook;
  const caller = await callerOf(ctx, request, scopes);
  response.status(reply.status).json(await read(ctx, caller, idOf(request)));
};

/** `PATCH /webhooks/{id}`. */
export const updateWebhook: Handler = async ({ ctx, request, response }) => {
  const call = await callerWithBody({ ctx, request, response }, ENDPOINTS.updateWebhook);
  if (call === undefined) return;
  const { caller, body } = call;
  const input = { ...referenceOf(caller, request), by: caller, ...body };
  await updateEndpoint({ ctx: ctx.webhooks, input });
  record(ctx, caller, 'updateWebhook', idOf(request));
  response
    .status(ENDPOINTS.updateWebhook.reply.status)
    .json(await read(ctx, caller, idOf(request)));
};

/** `DELETE /webhooks/{id}`. */
export const deleteWebhook: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.deleteWebhook;
  const caller = await callerOf(ctx, request, scopes);
  const { url } = await deleteEndpoint({ ctx, input: referenceOf(caller, request) });
  record(ctx, caller, 'deleteWebhook', url);
  const deleted: DeletedWebhook = { api_version: API_VERSION, endpoint_id: idOf(request) };
  response.status(reply.status).json(deleted);
};

/** `POST /webhooks/{id}/rotate-secret`. */
export const rotateWebhookSecret: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.rotateWebhookSecret;
  const caller = await callerOf(ctx, request, scopes);
  const input = { ...referenceOf(caller, request), by: caller };
  const secret = await rotateSecret({ ctx: ctx.webhooks, input });
  record(ctx, caller, 'rotateWebhookSecret', idOf(request));
  const rotated: WebhookSecretResponse = { ...(await read(ctx, caller, idOf(request))), secret };
  response.status(reply.status).json(rotated);
};

/** `POST /webhooks/{id}/test`. */
export const testWebhook: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.testWebhook;
  const caller = await callerOf(ctx, request, scopes);
  const input = { ...referenceOf(caller, request), signal: ctx.shutdownSignal };
  const { delivered, status, failure, durationMs } = await sendTestEvent({
    ctx: ctx.webhooks,
    input,
  });
  const tested: WebhookTest = {
    api_version: API_VERSION,
    delivered,
    response_status: status,
    error: failure && describeFailure(failure, 'en'),
    duration_ms: durationMs,
  };
  response.status(reply.status).json(tested);
};

/** `GET /webhooks/{id}/deliveries`. */
export const listWebhookDeliveries: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.listWebhookDeliveries;
  const caller = await callerOf(ctx, request, scopes);
  const { limit, cursor, status } = readQuery(request, query);
  const { workspaceId } = caller;
  const reference = referenceOf(caller, request);
  const filters = { endpoint: reference.endpointId, status };
  const scope = { list: 'deliveries', workspaceId, filters } as const;
  const after = cursor === undefined ? undefined : ctx.cursors.open(scope, cursor).id;
  const input = { ...reference, limit, after, status };
  const { entries, next } = await listDeliveries({ ctx, input });
  const list: DeliveryList = {
    api_version: API_VERSION,
    deliveries: entries.map(presentDelivery),
    next_cursor: next === undefined ? null : ctx.cursors.seal(scope, { at: '', id: next }),
  };
  response.status(reply.status).json(list);
};

/** `POST /webhook-deliveries/{id}/resend`. */
export const resendWebhookDelivery: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.resendWebhookDelivery;
  const { workspaceId } = await callerOf(ctx, request, scopes);
  const delivery = await resendDelivery({
    ctx,
    input: { workspaceId, deliveryId: idOf(request) },
  });
  const resent: DeliveryResponse = { api_version: API_VERSION, ...presentDelivery(delivery) };
  response.status(reply.status).json(resent);
};

const EVENTS = {
  createWebhook: 'security.webhook_secret',
  rotateWebhookSecret: 'security.webhook_secret',
  updateWebhook: 'security.webhook_change',
  deleteWebhook: 'security.webhook_change',
} as const;

function record(
  ctx: ApiContext,
  caller: IdentifiedCaller,
  name: keyof typeof EVENTS,
  subject: string,
): void {
  recordChange(ctx, caller, { event: EVENTS[name], endpoint: ENDPOINTS[name], subject });
}

function referenceOf({ workspaceId }: IdentifiedCaller, request: Request) {
  return { workspaceId, endpointId: idOf(request) };
}

async function read(
  ctx: ApiContext,
  { workspaceId }: IdentifiedCaller,
  endpointId: string,
): Promise<WebhookResponse> {
  const endpoint = await readEndpoint({ ctx, input: { workspaceId, endpointId } });
  return { api_version: API_VERSION, ...present(endpoint) };
}

function present(endpoint: EndpointView): Webhook {
  const { id, url, events, disabledReason, failingSince, previousUntil, createdAt } = endpoint;
  return {
    endpoint_id: id,
    url,
    events: [...events],
    enabled: disabledReason === null,
    disabled_reason: disabledReason ?? undefined,
    failing_since: failingSince?.toISOString(),
    previous_secret_expires_at: previousUntil?.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

function presentDelivery(delivery: DeliveryView): WebhookDelivery {
  const { id, endpointId, type, subject, state, attempts, attemptedAt, createdAt, failure } =
    delivery;
  return {
    delivery_id: id,
    endpoint_id: endpointId,
    type,
    job_id: type === 'job.completed' || type === 'job.failed' ? subject : undefined,
    batch_id: type === 'batch.completed' ? subject : undefined,
    status: state,
    attempts,
    attempted_at: attemptedAt?.toISOString(),
    next_attempt_at: state === 'pending' ? delivery.dueAt.toISOString() : undefined,
    response_status: delivery.responseStatus ?? undefined,
    error: failure === null ? undefined : describeFailure(failure, 'en'),
    created_at: createdAt.toISOString(),
  };
}
