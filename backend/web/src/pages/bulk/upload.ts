import { UPLOAD_LIMITS } from '@wareword/shared-schema';
import { fieldsOf, textOf } from '../../json.ts';
import { t } from '../../messages/bulk.ts';
import { translateProblem } from '../../translate-problem.ts';

const MAX_BYTES = UPLOAD_LIMITS.megabytes * 1024 * 1024;

/** What listings need, and each of them by the position of its column. */
export type ColumnField = 'name' | 'text';
export type ChosenColumns = Readonly<Partial<Record<ColumnField, number>>>;

/** A sheet whose headings don't say where the names or the features are. */
export class UnknownColumns extends Error {
  readonly headings: readonly string[];
  readonly missing: readonly ColumnField[];

  constructor(
    message: string,
    { headings, missing }: Pick<UnknownColumns, 'headings' | 'missing'>,
  ) {
    super(message);
    this.headings = headings;
    this.missing = missing;
  }
}

/**
 * Uploads a file compressed, because a sheet shrinks to a fraction of its size.
 * @param onProgress called with the uploaded fraction, from 0 to 1
 * @returns the id of the draft
 * @throws {UnknownColumns} if the reader has to choose columns
 * @throws {Error} with a message for the user
 */
export async function uploadFile(
  { file, columns }: { readonly file: File; readonly columns: ChosenColumns },
  onProgress: (share: number) => void,
): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new Error(t('fileTooLarge', { megabytes: UPLOAD_LIMITS.megabytes }));
  }
  const body = await packed(file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/bulk/upload?${queryOf(columns)}`);
    request.setRequestHeader('Content-Type', 'text/csv');
    request.setRequestHeader('Content-Encoding', 'gzip');
    request.setRequestHeader('X-File-Name', encodeURIComponent(file.name.toWellFormed()));
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onerror = () => reject(new Error(t('uploadInterrupted')));
    request.onload = () => {
      const { id, message, unknown } = readResponse(request.responseText);
      if (id !== undefined) {
        resolve(id);
        return;
      }
      const problem = request.getResponseHeader('X-Problem') ?? '';
      void translateProblem({ problem, message }).then((text) =>
        reject(unknown === undefined ? new Error(text) : new UnknownColumns(text, unknown)),
      );
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

function queryOf(columns: ChosenColumns): string {
  return new URLSearchParams(
    Object.entries(columns).map(([field, position]) => [field, String(position)]),
  ).toString();
}

interface UploadResponse {
  readonly id: string | undefined;
  readonly message: string;
  readonly unknown?: Pick<UnknownColumns, 'headings' | 'missing'> | undefined;
}

function readResponse(text: string): UploadResponse {
  const fallback = t('fileNotUploaded');
  try {
    const { id, error, columns } = fieldsOf(JSON.parse(text));
    const message = textOf(fieldsOf(error)['message']) ?? fallback;
    return { id: textOf(id), message, unknown: readColumns(columns) };
  } catch {
    return { id: undefined, message: fallback };
  }
}

function readColumns(columns: unknown): UploadResponse['unknown'] {
  const { headings, missing } = fieldsOf(columns);
  if (!Array.isArray(headings) || !Array.isArray(missing)) return undefined;
  return { headings: headings.map(String), missing: missing.filter(isColumnField) };
}

function isColumnField(name: unknown): name is ColumnField {
  return name === 'name' || name === 'text';
}
