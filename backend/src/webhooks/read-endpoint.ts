import {
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@wareword/shared-schema';
import type { Fragment, ISql } from 'postgres';
import { z } from 'zod';
import { parseUnions, type Database } from '../database/index.ts';
import { notFound, type DomainError } from '../errors.ts';
import { parseId, type WebhookEndpointId, type WorkspaceId } from '../identifiers.ts';

const Unions = z.object({
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  disabledReason: z.enum(WEBHOOK_DISABLED_REASONS).nullable(),
});

interface EndpointRow {
  readonly id: WebhookEndpointId;
  readonly url: string;
  readonly failingSince: Date | null;
  /** Until when the secret before the last rotation signs; null if none does. */
  readonly previousUntil: Date | null;
  readonly createdAt: Date;
}

/** An endpoint without its secrets. It is enabled if there is no reason why not. */
export type EndpointView = EndpointRow & {
  readonly events: readonly WebhookEvent[];
  readonly disabledReason: z.infer<typeof Unions>['disabledReason'];
};

function endpointColumns(sql: ISql): Fragment {
  return sql`
    id, url, events, failing_since as "failingSince", disabled_reason as "disabledReason",
    case when previous_until > now() then previous_until end as "previousUntil",
    created_at as "createdAt"`;
}

/** The endpoints of a workspace, oldest first; there are few. */
export async function listEndpoints({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { workspaceId: WorkspaceId };
}): Promise<readonly EndpointView[]> {
  const { sql } = ctx.database;
  const rows = await sql<EndpointRow[]>`
    select ${endpointColumns(sql)} from webhook_endpoints
    where workspace_id = ${input.workspaceId} order by id
  `;
  return rows.map((row) => parseUnions(row, Unions));
}

/**
 * @throws {DomainError} `not_found`
 */
export async function readEndpoint({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: EndpointReference;
}): Promise<EndpointView> {
  const { sql } = ctx.database;
  const { workspaceId, id } = requireEndpointId(input);
  const [row] = await sql<EndpointRow[]>`
    select ${endpointColumns(sql)} from webhook_endpoints
    where id = ${id} and workspace_id = ${workspaceId}
  `;
  if (row === undefined) throw endpointNotFound();
  return parseUnions(row, Unions);
}

/** An endpoint's id from outside; it is only valid within the caller's workspace. */
export interface EndpointReference {
  readonly workspaceId: WorkspaceId;
  readonly endpointId: string;
}

/** @throws {DomainError} `not_found` for a malformed id, which belongs to no one (contract §3.4) */
export function requireEndpointId({ workspaceId, endpointId }: EndpointReference) {
  const id = parseId('whk', endpointId);
  if (id === undefined) throw endpointNotFound();
  return { workspaceId, id };
}

export function endpointNotFound(): DomainError {
  return notFound(
    'No webhook endpoint in this workspace has this ID. Check your list of endpoints.',
    'webhook',
  );
}
