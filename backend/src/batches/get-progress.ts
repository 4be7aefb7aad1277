import type { Scope } from '@wareword/shared-schema';
import { parseId, type WorkspaceId } from '../identifiers.ts';
import {
  CallerVerdict,
  refuseCaller,
  type Credential,
  type TokenUsageTracker,
} from '../tokens/index.ts';
import type { ProgressQuery, ProgressRow } from './progress-query.ts';
import { batchNotFound, type BatchPage } from './read-batch.ts';

interface Context {
  readonly batchProgress: ProgressQuery;
  readonly tokenUsage: TokenUsageTracker;
}

interface TokenRequest {
  readonly credential: Credential;
  readonly scopes: readonly Scope[];
}

/** A batch without items, and whose it is. */
export interface BatchProgress extends BatchPage {
  readonly workspaceId: WorkspaceId;
}

/**
 * Reads the progress of a batch (contract §16.2): caller and counts in one statement, which concurrent
 * callers share.
 * @throws {DomainError} `not_found`, and what is wrong with the token
 */
export async function getProgress({
  ctx,
  input,
}: {
  ctx: Context;
  input: TokenRequest & { readonly batchId: string };
}): Promise<BatchProgress> {
  const batchId = parseId('bat', input.batchId);
  const row = await readFor(ctx, input, batchId);
  if (row.id === null || row.workspaceId === null) throw batchNotFound();
  const { id, createdAt, canceledAt, workspaceId } = row;
  const { total, queued, processing, complete, failed, rejected } = row;
  return {
    ...{ id, createdAt, canceledAt, workspaceId },
    counts: { total, queued, processing, complete, failed, rejected },
    items: [],
    // The position of the first page: progress has no items.
    next: 0,
  };
}

/**
 * Checks a token whose batch has not changed since it was read.
 * @throws {DomainError} what is wrong with the token
 */
export async function recheckToken({
  ctx,
  input,
}: {
  ctx: Context;
  input: TokenRequest;
}): Promise<void> {
  await readFor(ctx, input, undefined);
}

async function readFor(
  { batchProgress, tokenUsage }: Context,
  { credential, scopes }: TokenRequest,
  batchId: BatchProgress['id'] | undefined,
): Promise<ProgressRow> {
  const row = await batchProgress({ hash: credential.hash.toString('hex'), scopes, batchId });
  if (row.tokenId === null) throw refuseCaller('invalid_api_key');
  tokenUsage.recordUse(row.tokenId);
  if (row.verdict !== null) throw refuseCaller(CallerVerdict.parse(row.verdict));
  return row;
}
