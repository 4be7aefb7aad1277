import { ENDPOINTS } from '@wareword/shared-schema';
import { readBatch } from '../../batches/index.ts';
import { callerOf, idOf } from './caller-of.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentBatch } from './present-batch.ts';

/** `GET /batches/{id}`. */
export const getBatch: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.getBatch;
  const { workspaceId } = await callerOf(ctx, request, scopes);
  const { cursor, limit } = query.parse(request.query);
  const input = { batchId: idOf(request), workspaceId, from: cursor, limit };
  const batch = await readBatch({ ctx, input });
  sendJson(response, reply.status, presentBatch(batch, ctx.settings));
};
