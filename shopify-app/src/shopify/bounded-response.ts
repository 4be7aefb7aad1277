import { exceedsJsonLimits } from '@wareword/event-loop';

/**
 * Maximum bytes of a response: the longest description and the most tags, each character escaped. Parsing
 * as many takes 30 ms at most.
 */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** A page of 250 products with the most tags that Shopify allows has 70,000 tokens. */
const JSON_LIMITS = { maxTokens: 120_000, maxDepth: 50 };

/** A response with its body read; 413 without a body in place of one that is too long to be read or parsed. */
export async function boundedResponse(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) return new Response(null, { status: 413 });
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks, length);
  // The marks of JSON are the same in Latin-1, which takes no decoding.
  if (await exceedsJsonLimits(JSON_LIMITS, body.toString('latin1'))) {
    return new Response(null, { status: 413 });
  }
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
