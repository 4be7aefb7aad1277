import type { DeliveryStatus } from '@wareword/shared-schema';
import type { Database } from '../database/index.ts';
import {
  deliveryColumns,
  deliveryView,
  type DeliveryRow,
  type DeliveryView,
} from './delivery-view.ts';
import { readEndpoint, type EndpointReference } from './read-endpoint.ts';

export type { DeliveryView } from './delivery-view.ts';

/** Deliveries that one call scans for a status, which bounds its cost however many there are. */
const MAX_SCANNED = 2000;

/**
 * A page of an endpoint's deliveries, newest first. With a status, it may have fewer than `limit` and
 * still have a next page.
 * @param input.after the id after which the page starts
 * @throws {DomainError} `not_found`
 */
export async function listDeliveries({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: EndpointReference & {
    limit: number;
    after?: string | undefined;
    status?: DeliveryStatus | undefined;
  };
}): Promise<{ readonly entries: readonly DeliveryView[]; readonly next: string | undefined }> {
  const { sql } = ctx.database;
  const { limit, after, status } = input;
  const { id: endpointId } = await readEndpoint({ ctx, input });
  // The last one that may be scanned is included even if it does not match, to continue from.
  const rows = await sql<(DeliveryRow & { matches: boolean })[]>`
    select d.matches, ${deliveryColumns(sql)}
    from (
      select walked.*, row_number() over (order by id desc) as nth,
        state <> 'waiting' ${status ? sql`and state = ${status}` : sql``} as matches
      from (
        select * from webhook_deliveries
        where workspace_id = ${input.workspaceId} and endpoint_id = ${endpointId}
          ${after === undefined ? sql`` : sql`and id < ${after}`}
        order by id desc limit ${MAX_SCANNED}
      ) walked
    ) d
    where d.matches or d.nth = ${MAX_SCANNED}
    order by d.id desc limit ${limit + 1}
  `;
  const entries = rows.filter(({ matches }) => matches).slice(0, limit);
  const last = rows.length > limit ? entries.at(-1) : rows.find(({ matches }) => !matches);
  return {
    entries: entries.map(({ matches: _, ...row }) => deliveryView(row)),
    next: last?.id,
  };
}
