import type { WorkspaceUser } from '../access-locks/index.ts';
import { DEFAULT_PLATFORM, DEFAULT_TONE, type Platform } from '@wareword/shared-schema';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import type { TransactionSql } from 'postgres';
import type { PlanName } from '../config.ts';
import type { BulkFile } from '../database/index.ts';
import type { PageLanguage } from '../languages.ts';
import { newId, type Id, type UserId, type WorkspaceId } from '../identifiers.ts';
import { invalid, limitExceeded, notFound } from '../errors.ts';
import type { BulkContext, ReceivingContext } from './context.ts';
import { isMember } from './is-member.ts';
import { BATCH_SIZE, MAX_BATCH_CHARACTERS, MAX_DRAFTS, MAX_RUNS } from './limits.ts';
import { requireBulk } from './preconditions.ts';
import type { ChosenColumns } from './upload/columns.ts';
import { ProductFile } from './upload/products.ts';
import { ROW_TEXTS } from './upload/texts/index.ts';

const PLATFORM_OF: Readonly<Record<BulkFile['source'], Platform>> = {
  template: DEFAULT_PLATFORM,
  shopify: 'shopify',
  woocommerce: 'woocommerce',
};

/** Only a process that was killed leaves an unfinished upload behind. */
const ABANDONED_UPLOAD_AGE = '1 hour';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/**
 * Reads an uploaded product file into a draft as it arrives. Nothing is written or charged yet.
 * @param input.bytes the uncompressed file
 * @throws {DomainError} if the file as a whole cannot be used; single rows that cannot are kept,
 *   each with its reason
 */
export async function receiveFile({
  ctx,
  input,
}: {
  ctx: ReceivingContext;
  input: {
    userId: UserId;
    workspaceId: WorkspaceId;
    plan: PlanName;
    fileName: string;
    bytes: AsyncIterable<Uint8Array>;
    /** In which the problems of rows are kept. */
    language: PageLanguage;
    /** Columns that someone chose, which couldn't be identified by their headings. */
    columns: ChosenColumns;
  };
}): Promise<{ id: Id<'blk'> }> {
  requireBulk(ctx.plans, input.plan);
  const id = await begin(ctx, input);
  try {
    const reading = new ProductFile(ROW_TEXTS[input.language], ctx.readAheadRoom, input.columns);
    const counts = { products: 0, problems: 0, notes: 0 };
    let batch: string[] = [];
    let characters = 0;
    for await (const product of reading.read(input.bytes)) {
      if (product.problem === null) counts.products += 1;
      else counts.problems += 1;
      if (product.note !== null) counts.notes += 1;
      const json = JSON.stringify(product);
      batch.push(json);
      characters += json.length;
      if (batch.length < BATCH_SIZE && characters < MAX_BATCH_CHARACTERS) continue;
      await save(ctx, { ...input, id }, batch);
      batch = [];
      characters = 0;
    }
    await save(ctx, { ...input, id }, batch);
    if (counts.products + counts.problems === 0) {
      throw invalid(
        'The file has column headings but no rows. Add a row for each product.',
        'file_empty',
      );
    }
    await finish(ctx, { ...input, id, file: reading.file, counts });
    return { id };
  } catch (error) {
    await ctx.database.sql`
      delete from bulk_runs
      where workspace_id = ${input.workspaceId} and id = ${id} and state = 'uploading'
    `;
    throw error;
  }
}

async function begin(
  ctx: BulkContext,
  input: { userId: UserId; workspaceId: WorkspaceId; fileName: string },
): Promise<Id<'blk'>> {
  const { sql } = ctx.database;
  await sql`
    delete from bulk_runs
    where workspace_id = ${input.workspaceId} and state = 'uploading'
      and created_at < now() - ${ABANDONED_UPLOAD_AGE}::interval
  `;
  const id = newId('blk');
  await sql.begin(async (tx) => {
    await lockWorkspace(tx, input.workspaceId);
    const [kept] = await tx<[{ runs: number; drafts: number }]>`
      select count(*)::int as runs,
        count(*) filter (where state in ('uploading', 'draft'))::int as drafts
      from bulk_runs where workspace_id = ${input.workspaceId}
    `;
    if (kept.drafts >= MAX_DRAFTS) {
      throw limitExceeded(
        `You already have ${formatCount(MAX_DRAFTS, 'file')} whose listings haven't been written yet. Write the listings for one of them first, or delete one.`,
        'bulk_drafts',
      );
    }
    if (kept.runs >= MAX_RUNS) {
      throw limitExceeded(
        `You already have ${formatCount(MAX_RUNS, 'file')}. First delete one you no longer need. Its listings stay in your history.`,
        'bulk_runs',
      );
    }
    await tx`
      insert into bulk_runs (id, workspace_id, user_id, file_name, platform, tone, state)
      values (
        ${id}, ${input.workspaceId}, ${input.userId}, ${fileNameOf(input.fileName)},
        ${DEFAULT_PLATFORM}, ${DEFAULT_TONE}, 'uploading'
      )
    `;
  });
  return id;
}

/** The file name to display, without characters that names do not have. */
function fileNameOf(name: string): string {
  const shown = name
    .slice(0, 1000)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return Array.from(shown).slice(0, 200).join('') || 'products.csv';
}

/**
 * @param batch products as JSON
 * @throws {DomainError} `limit_exceeded` if the workspace's files would take more than it may keep
 */
async function save(
  ctx: ReceivingContext,
  { workspaceId, id }: { readonly workspaceId: WorkspaceId; readonly id: Id<'blk'> },
  batch: readonly string[],
): Promise<void> {
  if (batch.length === 0) return;
  const products = `[${batch.join(',')}]`;
  await ctx.saving.run(workspaceId, () =>
    ctx.database.sql.begin((tx) => saveProducts(tx, ctx, { workspaceId, id, products })),
  );
}

/** @param input.products a list, as JSON */
async function saveProducts(
  tx: TransactionSql,
  { bulkStorageBytes }: ReceivingContext,
  input: {
    readonly workspaceId: WorkspaceId;
    readonly id: Id<'blk'>;
    readonly products: string;
  },
): Promise<void> {
  const { workspaceId, id, products } = input;
  const bytes = Buffer.byteLength(products);
  await lockWorkspace(tx, workspaceId);
  const [kept] = await tx<[{ bytes: number }]>`
    select coalesce(sum(stored_bytes), 0)::float8 as bytes from bulk_runs
    where workspace_id = ${workspaceId}
  `;
  if (kept.bytes + bytes > bulkStorageBytes) {
    const megabytes = formatNumber(bulkStorageBytes / BYTES_PER_MEGABYTE);
    throw limitExceeded(
      `Your files have reached the ${megabytes} MB that a workspace can keep. First delete one you no longer need. Its listings stay in your history.`,
      'bulk_storage',
    );
  }
  await tx`
    with counted as (
      update bulk_runs set stored_bytes = stored_bytes + ${bytes}
      where workspace_id = ${workspaceId} and id = ${id}
    )
    insert into bulk_rows (
      workspace_id, run_id, row, state, request, reference, name, carried, problem, note
    )
    select ${workspaceId}, ${id}, row, case when problem is null then 'waiting' else 'problem' end,
      request, reference, name, carried, problem, note
    from json_to_recordset(${products}::text::json) as (
      row int, request json, reference text, name text, carried json, problem text, note text
    )
  `;
}

/** If two uploads run concurrently, the second waits here, so that its count includes the first. */
async function lockWorkspace(tx: TransactionSql, workspaceId: WorkspaceId): Promise<void> {
  await tx`select from workspaces where id = ${workspaceId} for no key update`;
}

/** @throws {DomainError} `not_found` if the user was removed while the file arrived */
async function finish(
  ctx: BulkContext,
  upload: WorkspaceUser & {
    readonly id: Id<'blk'>;
    readonly file: BulkFile;
    readonly counts: { products: number; problems: number; notes: number };
  },
): Promise<void> {
  const { id, file, counts } = upload;
  const { sql } = ctx.database;
  const finished = await sql`
    update bulk_runs set
      state = 'draft', file = ${JSON.stringify(file)}::text::json,
      platform = ${PLATFORM_OF[file.source]}, products = ${counts.products},
      problems = ${counts.problems}, notes = ${counts.notes}
    where workspace_id = ${upload.workspaceId} and id = ${id} and state = 'uploading'
      and ${isMember(sql, upload)}
    returning id
  `;
  if (finished.length === 0)
    throw notFound('You no longer have access to this workspace.', 'workspace');
}
