/** Most bytes of a file; the service refuses more. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Sends a file, packed, since a sheet packs to a fraction of its size.
 * @param onProgress told the share that has arrived, 0 to 1
 * @returns the id of the draft
 * @throws {Error} with what to tell the reader
 */
export async function uploadFile(file: File, onProgress: (share: number) => void): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new Error('This file is larger than 64 MB. Split it, and upload the parts one by one.');
  }
  const body = await packed(file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/bulk/upload');
    request.setRequestHeader('Content-Type', 'text/csv');
    request.setRequestHeader('Content-Encoding', 'gzip');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name.toWellFormed()));
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () =>
      reject(new Error('The file did not arrive. Check your connection and try again.'));
    request.onload = () => {
      const { id, message } = answerOf(request.responseText);
      if (id === undefined) reject(new Error(message));
      else resolve(id);
    };
    request.send(body);
  });
}

async function packed(file: File): Promise<Blob> {
  try {
    return await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  } catch {
    throw new Error(
      'The file could not be read. It may have been moved or changed: choose it again.',
    );
  }
}

function answerOf(text: string): { id: string | undefined; message: string } {
  const fallback = 'The file could not be taken. Try again in a moment; nothing was charged.';
  try {
    const answer = JSON.parse(text) as { id?: string; error?: { message?: string } };
    return { id: answer.id, message: answer.error?.message ?? fallback };
  } catch {
    return { id: undefined, message: fallback };
  }
}
