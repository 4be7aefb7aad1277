import { fieldsOf, textOf } from '../../json.ts';
import { LIMITS } from '../../limits.ts';
import { t } from '../../messages/bulk.ts';
import { translateProblem } from '../../translate-problem.ts';

const MAX_BYTES = LIMITS.uploadMegabytes * 1024 * 1024;

/**
 * Uploads a file compressed, because a sheet shrinks to a fraction of its size.
 * @param onProgress called with the uploaded fraction, from 0 to 1
 * @returns the id of the draft
 * @throws {Error} with a message for the user
 */
export async function uploadFile(file: File, onProgress: (share: number) => void): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new Error(t('fileTooLarge', { megabytes: LIMITS.uploadMegabytes }));
  }
  const body = await packed(file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/bulk/upload');
    request.setRequestHeader('Content-Type', 'text/csv');
    request.setRequestHeader('Content-Encoding', 'gzip');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name.toWellFormed()));
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(new Error(t('uploadInterrupted')));
    request.onload = () => {
      const { id, message } = readResponse(request.responseText);
      if (id !== undefined) {
        resolve(id);
        return;
      }
      const problem = request.getResponseHeader('X-Problem') ?? '';
      void translateProblem({ problem, message }).then((told) => reject(new Error(told)));
    };
    request.send(body);
  });
}

async function packed(file: File): Promise<Blob> {
  try {
    return await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  } catch {
    throw new Error(t('fileUnreadable'));
  }
}

function readResponse(text: string): { id: string | undefined; message: string } {
  const fallback = t('fileNotUploaded');
  try {
    const { id, error } = fieldsOf(JSON.parse(text));
    return { id: textOf(id), message: textOf(fieldsOf(error)['message']) ?? fallback };
  } catch {
    return { id: undefined, message: fallback };
  }
}
