import { ENDPOINTS } from '@wareword/shared-schema';
import { createBatch as create, requireBatches } from '../../batches/index.ts';
import { admit, readCredential } from '../../tokens/index.ts';
import { sendError } from '../errors.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { readIdempotencyKey, validateIdempotencyKey } from './idempotency-key.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentBatch } from './present-batch.ts';
import { readBatchItems } from './read-batch-items.ts';

/**
 * `POST /batches`. Its body is large, so it is read only after the sender is known and admitted; the
 * order of checks is the same (contract §3.1).
 */
export const createBatch: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.createBatch;
  const credential = readCredential(request.headers.authorization);
  const caller = await admit({ ctx, input: { credential, scopes } });
  setRateHeaders(response, caller.rate);
  requireBatches(ctx.plans, caller);
  const { partial } = query.parse(request.query);
  const items = await readBatchItems(request, response, { partial });
  const idempotencyKey = readIdempotencyKey(request);
  const bad = 'error' in items ? items : validateIdempotencyKey(idempotencyKey);
  if (bad !== undefined || 'error' in items) {
    if (bad !== undefined) sendError(response, bad.error, bad.status);
    return;
  }
  const batch = await create({
    ctx,
    input: {
      caller,
      items: items.value,
      partial,
      idempotencyKey: idempotencyKey === '' ? undefined : idempotencyKey,
    },
  });
  if (batch.replayed) response.setHeader('Idempotent-Replayed', 'true');
  sendJson(response, reply.status, presentBatch(batch, ctx.settings));
};
