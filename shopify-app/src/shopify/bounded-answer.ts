/**
 * Most bytes of an answer: two of the longest descriptions, each character escaped. Parsing so many
 * takes some 25 ms.
 */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** An answer with its body read; in place of one that is too long, 413 without a body. */
export async function boundedAnswer(answer: Response): Promise<Response> {
  if (answer.body === null) return answer;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) return new Response(null, { status: 413 });
    chunks.push(chunk);
  }
  const { status, statusText, headers } = answer;
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
}
