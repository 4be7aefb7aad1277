import { ENDPOINTS } from '@wareword/shared-schema';
import { cancelBatch as cancel } from '../../batches/index.ts';
import { callerOf, idOf } from './caller-of.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentBatch } from './present-batch.ts';

/** `POST /batches/{id}/cancel`. */
export const cancelBatch: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.cancelBatch;
  const { workspaceId } = await callerOf(ctx, request, scopes);
  const batch = await cancel({ ctx, input: { batchId: idOf(request), workspaceId } });
  sendJson(response, reply.status, presentBatch(batch, ctx.settings));
};
