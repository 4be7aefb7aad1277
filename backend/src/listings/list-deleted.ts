import { PLATFORMS } from '@wareword/shared-schema';
import { z } from 'zod';
import { parseUnions, type Database } from '../database/index.ts';
import type { ListingId, WorkspaceId } from '../identifiers.ts';
import { RESTORABLE_DAYS } from './delete-listing.ts';
import type { HistoryCursor } from './history-filter.ts';

const PAGE_SIZE = 25;

const Unions = z.object({ platform: z.enum(PLATFORMS) });

interface DeletedRow {
  readonly id: ListingId;
  readonly productName: string;
  readonly title: string;
  readonly deletedAt: Date;
  readonly restorableUntil: Date;
}

/** A listing that was deleted and can still be restored. */
export type DeletedListing = DeletedRow & z.infer<typeof Unions>;

export interface DeletedPage {
  /** Last deleted first. */
  readonly listings: readonly DeletedListing[];
  /** Absent at the end of the list. */
  readonly next: HistoryCursor | undefined;
}

/** A page of a workspace's deleted listings. */
export async function listDeletedListings({
  ctx: { database },
  input: { workspaceId, after },
}: {
  ctx: { database: Pick<Database, 'sql'> };
  input: { workspaceId: WorkspaceId; after?: HistoryCursor | undefined };
}): Promise<DeletedPage> {
  const { sql } = database;
  const rows = await sql<(DeletedRow & { platform: string; place: string })[]>`
    select
      id, product_name as "productName", listing ->> 'title' as title, platform,
      deleted_at as "deletedAt", deleted_at::text as place,
      deleted_at + make_interval(days => ${RESTORABLE_DAYS}) as "restorableUntil"
    from listings
    where workspace_id = ${workspaceId}
      and deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS})
      ${after ? sql`and (deleted_at, id) < (${after.at}::text::timestamptz, ${after.id})` : sql``}
    order by deleted_at desc, id desc
    limit ${PAGE_SIZE + 1}
  `;
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    listings: rows
      .slice(0, PAGE_SIZE)
      .map(({ place: _, ...row }) => parseUnions<typeof row, typeof Unions>(row, Unions)),
    next: last && { at: last.place, id: last.id },
  };
}
