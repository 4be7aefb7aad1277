/**
 * Maximum bytes of a response: two of the longest descriptions, each character escaped. Parsing so many
 * takes some 25 ms.
 */
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

/** A response with its body read; 413 without a body in place of one that is too long. */
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
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
}
