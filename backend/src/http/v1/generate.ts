import { ENDPOINTS } from '@wareword/shared-schema';
import { generateSync } from '../../jobs/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { sendJson, type Handler } from './handler.ts';
import { authorizeAndParse } from './authorize-and-parse.ts';
import { presentGenerated } from './present-generated.ts';

/** `POST /generate`. */
export const generate: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.generate;
  const { include } = endpoint.query.parse(request.query);
  const authorized = await authorizeAndParse(ctx, endpoint, request, response);
  if (authorized === undefined) return;
  const disconnected = new AbortController();
  const onClose = () => disconnected.abort();
  if (response.closed) onClose();
  else response.once('close', onClose);
  const { rate, ...generated } = await generateSync({
    ctx,
    input: {
      credential: authorized.credential,
      scopes: endpoint.scopes,
      request: authorized.body,
      idempotencyKey: authorized.idempotencyKey,
      disconnected: disconnected.signal,
      signal: ctx.shutdownSignal,
    },
  }).finally(() => response.off('close', onClose));
  setRateHeaders(response, rate);
  if (generated.replayed) response.setHeader('Idempotent-Replayed', 'true');
  sendJson(response, endpoint.reply.status, presentGenerated(generated, include));
};
