import { API_VERSION, ENDPOINTS, type GenerateResponse } from '@wareword/shared-schema';
import { generateSync } from '../../jobs/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import { readInclusions } from '../../listings/index.ts';
import { sendJson, type Handler } from './handler.ts';
import { authorizeAndParse } from './authorize-and-parse.ts';

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
  const body: GenerateResponse = {
    api_version: API_VERSION,
    listing: generated.listing,
    listing_id: generated.listingId,
    ...generated.edits,
    writer: generated.writer,
    platform: generated.platform,
    tone: generated.tone,
    brand_id: generated.brandId,
    usage: generated.usage,
  };
  const included = await readInclusions({
    ctx,
    input: { listingId: generated.listingId, include },
  });
  sendJson(response, endpoint.reply.status, `${JSON.stringify(body).slice(0, -1)}${included}}`);
};
