import { ENDPOINTS } from '@wareword/shared-schema';
import { readBatch } from '../../batches/index.ts';
import { identifyCaller, readCredential } from '../../tokens/index.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentBatch } from './present-batch.ts';

/** `GET /batches/{id}`. */
export const getBatch: Handler = async ({ ctx, request, response }) => {
  const { scopes, query, reply } = ENDPOINTS.getBatch;
  const credential = readCredential(request.headers.authorization);
  const { cursor, limit } = query.parse(request.query);
  const { workspaceId } = await identifyCaller({ ctx, input: { credential, scopes } });
  const batchId = String(request.params['id']);
  const batch = await readBatch({ ctx, input: { batchId, workspaceId, from: cursor, limit } });
  sendJson(response, reply.status, presentBatch(batch, ctx.settings));
};
