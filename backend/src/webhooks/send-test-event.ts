import { TEST_EVENT } from '@wareword/shared-schema';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import { newId, type WebhookEndpointId } from '../identifiers.ts';
import { failureOf, isSuccess } from './delivery-results.ts';
import type { WebhooksContext } from './context.ts';
import type { Failure } from './failures.ts';
import { createPost } from './post-message.ts';
import { endpointNotFound, requireEndpointId, type EndpointReference } from './read-endpoint.ts';
import { signedHeaders } from './secrets.ts';

/** Test events that a workspace can send. */
const LIMIT = { max: 20, seconds: 60 } as const;

/** How a receiver responded to a test event. */
export interface TestResult {
  readonly delivered: boolean;
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** Undefined if it was delivered. */
  readonly failure: Failure | undefined;
  readonly durationMs: number;
}

/**
 * Sends an endpoint a signed test event, once, whether it is enabled or not, and whatever it subscribes
 * to. It isn't listed as a delivery, and a failure changes nothing.
 * @throws {DomainError} `not_found`, `limit_exceeded`
 */
export async function sendTestEvent({
  ctx,
  input,
}: {
  ctx: WebhooksContext;
  input: EndpointReference & { readonly signal: AbortSignal };
}): Promise<TestResult> {
  const { sql } = ctx.database;
  const { workspaceId, id } = requireEndpointId(input);
  const [endpoint] = await sql<{ url: string; secrets: string[] }[]>`
    select url,
      array_remove(array[secret, case when previous_until > now() then previous_secret end], null)
        as secrets
    from webhook_endpoints where id = ${id} and workspace_id = ${workspaceId}
  `;
  if (endpoint === undefined) throw endpointNotFound();
  await enforceAttemptLimit({
    ctx,
    input: { action: 'webhook-test', subject: workspaceId, limit: LIMIT },
  });
  const at = new Date();
  const body = bodyOf(id, at);
  const message = { id: newId('dlv'), endpointId: id, sealed: endpoint.secrets, body, at };
  const headers = signedHeaders(ctx.vault, message);
  const http = createPost(ctx.addresses);
  const started = performance.now();
  try {
    const result = await http.post({ url: endpoint.url, headers, body, signal: input.signal });
    const delivered = isSuccess(result);
    return {
      delivered,
      status: result.status,
      failure: delivered ? undefined : failureOf(result),
      durationMs: Math.round(performance.now() - started),
    };
  } finally {
    http.close();
  }
}

function bodyOf(endpointId: WebhookEndpointId, at: Date): string {
  const data = { endpoint_id: endpointId };
  return JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), data });
}
