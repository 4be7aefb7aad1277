import { API_VERSION, ENDPOINTS, type GenerateResponse } from '@wareword/shared-schema';
import { generateNow } from '../../jobs/index.ts';
import { setRateHeaders } from '../rate-headers.ts';
import type { Handler } from './handler.ts';
import { judge } from './judge.ts';

/** `POST /generate`. */
export const generate: Handler = async ({ ctx, request, response }) => {
  const endpoint = ENDPOINTS.generate;
  const judged = await judge(ctx, endpoint, request, response);
  if (judged === undefined) return;
  // A caller who has gone gets no listing, so they pay for none.
  const gone = new AbortController();
  if (response.closed) gone.abort();
  else response.once('close', () => gone.abort());
  const { rate, ...generated } = await generateNow({
    ctx,
    input: {
      credential: judged.credential,
      scopes: endpoint.scopes,
      request: judged.body,
      signal: AbortSignal.any([gone.signal, ctx.hurry]),
    },
  });
  setRateHeaders(response, rate);
  const body: GenerateResponse = {
    api_version: API_VERSION,
    listing: generated.listing,
    listing_id: generated.listingId,
    platform: generated.platform,
    tone: generated.tone,
    brand_id: generated.brandId,
    usage: generated.usage,
  };
  response.status(endpoint.reply.status).json(body);
};
