import { exceedsJsonLimits } from '@wareword/event-loop';

/**
 * Maximum bytes of a response: enough for the longest description and the most tags, with every character
 * escaped. Parsing it takes at most 30 ms.
 */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** A page of 250 products with the most tags that Shopify allows has 70,000 tokens. */
const JSON_LIMITS = { maxTokens: 120_000, maxDepth: 50 };

/** Reads the body of a response. If it is too long to be read or parsed, returns 413 without a body instead. */
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
  // JSON's structural characters are ASCII, so Latin-1 suffices, which needs no decoding.
  if (await exceedsJsonLimits(JSON_LIMITS, body.toString('latin1'))) {
    return new Response(null, { status: 413 });
  }
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
