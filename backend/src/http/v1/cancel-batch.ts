import { ENDPOINTS } from '@wareword/shared-schema';
import { cancelBatch as cancel } from '../../batches/index.ts';
import { identifyCaller, readCredential } from '../../tokens/index.ts';
import { sendJson, type Handler } from './handler.ts';
import { presentBatch } from './present-batch.ts';

/** `POST /batches/{id}/cancel`. */
export const cancelBatch: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.cancelBatch;
  const credential = readCredential(request.headers.authorization);
  const { workspaceId } = await identifyCaller({ ctx, input: { credential, scopes } });
  const batchId = String(request.params['id']);
  const batch = await cancel({ ctx, input: { batchId, workspaceId } });
  sendJson(response, reply.status, presentBatch(batch, ctx.settings));
};
