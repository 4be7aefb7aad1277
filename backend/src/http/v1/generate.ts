import { ENDPOINTS } from '@wareword/shared-schema';
import { generateSync } from '../../jobs/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { sendJson, type Handler } from './handler.ts';
import { parseRequest } from './parse-request.ts';
import { presentGenerated } from './present-generated.ts';

/** `POST /generate`. */
export const generate: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.generate;
  const { include } = endpoint.query.parse(request.query);
  const parsed = await parseRequest(ctx, endpoint, request, response);
  if (parsed === undefined) return;
  const disconnected = new AbortController();
  const onClose = () => disconnected.abort();
  if (response.closed) onClose();
  else response.once('close', onClose);
  const { rate, ...generated } = await generateSync({
    ctx,
    input: {
      credential: parsed.credential,
      scopes: endpoint.scopes,
      request: parsed.body,
      idempotencyKey: parsed.idempotencyKey,
      disconnected: disconnected.signal,
      signal: ctx.shutdownSignal,
    },
  }).finally(() => response.off('close', onClose));
  setRateHeaders(response, rate);
  if (generated.replayed) response.setHeader('Idempotent-Replayed', 'true');
  sendJson(response, endpoint.reply.status, await presentGenerated(generated, include));
};
