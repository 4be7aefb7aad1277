import { recordAttempt, type AttemptLimit, type AttemptResult } from '../rate-limits/index.ts';
import type { Database } from '../database/index.ts';

/**
 * Why a generation cost a workspace nothing, although the model was called. `unusable-answer` includes
 * the model's rewrites that change nothing (`request-rewrite.ts` limits those of every writer).
 */
export type UnchargedReason =
  | 'disconnect'
  | 'cancellation'
  | 'deleted-listing'
  | 'refusal'
  | 'unusable-answer';

/**
 * How many such generations a workspace may have in any 24 hours. The limit is per hour where
 * the model may be at fault, so that users wait no longer than that once it recovers.
 */
const LIMITS: Readonly<Record<UnchargedReason, AttemptLimit>> = {
  disconnect: { max: 10, seconds: 86_400 },
  cancellation: { max: 10, seconds: 86_400 },
  'deleted-listing': { max: 10, seconds: 86_400 },
  refusal: { max: 10, seconds: 86_400 },
  'unusable-answer': { max: 10, seconds: 3_600 },
};

/**
 * Records a generation that used the model but isn't charged: its caller disconnected, its job
 * was canceled, the listing it rewrote was deleted, the model refused the product, or its answers
 * could not be used. All of them happen to honest users now and then; causing them on purpose must
 * not be a way to use the model for free.
 * @param input.workspaceId whose generation it was
 * @returns whether it is within the limit, and if not, the seconds until the next one would be
 */
export function recordUnchargedGeneration({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { readonly workspaceId: string; readonly reason: UnchargedReason };
}): Promise<AttemptResult> {
  return recordAttempt({
    ctx,
    input: { action: input.reason, subject: input.workspaceId, limit: LIMITS[input.reason] },
  });
}
