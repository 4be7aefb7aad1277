import { WEBHOOK_EVENTS } from '@wareword/shared-schema';
import { z } from 'zod';
import { PLAN_NAMES } from '../config.ts';
import { parseUnions, type Database } from '../database/index.ts';
import type { DeliveryId, WebhookEndpointId, WorkspaceId } from '../identifiers.ts';

/** Maximum concurrent deliveries of a process to an endpoint, and to one that is failing. */
const MAX_PER_ENDPOINT = 32;
const MAX_PER_FAILING = 2;

const Unions = z.object({ type: z.enum(WEBHOOK_EVENTS), plan: z.enum(PLAN_NAMES) });

interface ClaimedRow {
  readonly id: DeliveryId;
  readonly workspaceId: WorkspaceId;
  readonly endpointId: WebhookEndpointId;
  readonly subject: string;
  /** What to send, as JSON text; null if it is read from the job or the batch. */
  readonly data: string | null;
  /** This one, from 1. */
  readonly attempt: number;
  readonly createdAt: Date;
  readonly url: string;
  /** Encrypted. */
  readonly secret: string;
  /** Null if no second secret signs as well. */
  readonly previousSecret: string | null;
  /** The span it belongs to; null unless it is about a job and traces were on. */
  readonly traceparent: string | null;
}

/** A delivery to send now. */
export type ClaimedDelivery = ClaimedRow & z.infer<typeof Unions>;

/**
 * Claims deliveries that are due, so that no other process sends them within the lease. After that they
 * are due again: what a dead process claimed is not lost, and may be sent twice.
 * @param input.sending how many deliveries this process is sending, by endpoint
 * @param input.room how many more it can send
 */
export async function claimDeliveries({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: {
    sending: ReadonlyMap<WebhookEndpointId, number>;
    room: number;
    leaseMs: number;
  };
}): Promise<readonly ClaimedDelivery[]> {
  const { sql } = ctx.database;
  const { sending, room, leaseMs } = input;
  const rows = await sql<ClaimedRow[]>`
    select id, workspace_id as "workspaceId", endpoint_id as "endpointId", type, subject,
      data::text as data, attempts as attempt, created_at as "createdAt", url, secret,
      previous_secret as "previousSecret", plan,
      (select jobs.traceparent from jobs where jobs.id = subject)
    from claim_webhooks(
      ${sql.array([...sending.keys()])}::text[], ${sql.array([...sending.values()])}::int[],
      ${MAX_PER_ENDPOINT}, ${MAX_PER_FAILING}, ${room}, ${leaseMs}
    )
  `;
  return rows.map((row) => parseUnions(row, Unions));
}
