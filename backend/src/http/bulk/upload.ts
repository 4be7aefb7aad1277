import { UPLOAD_LIMITS } from '@wareword/shared-schema';
import type { Request } from 'express';
import { z } from 'zod';
import type { AppResponse } from '@wareword/server/http';
import { MAX_BYTES, receiveFile } from '../../bulk/index.ts';
import { invalid, unauthenticated } from '../../errors.ts';
import type { BulkFilesContext } from './files-context.ts';
import { DEFAULT_LANGUAGE } from '../../languages.ts';
import { requestLanguage } from '../../request-language.ts';
import { requireOpenAccount } from '../../access-locks/index.ts';
import { readRequestSession } from '../read-request-session.ts';
import { UploadBody } from './upload-body.ts';

const position = z.coerce.number().int().min(0).optional().catch(undefined);
const ChosenColumns = z.object({ name: position, text: position });

/**
 * `POST /bulk/upload`: the file as the body, gzipped or not, and its percent-encoded name in
 * `X-File-Name`. `?name=2&text=0` are the positions of columns whose headings we don't know; without
 * them, the error has the headings to choose from. The file is read as it arrives; responds with 201
 * and the id of the draft.
 */
export function uploadProducts(ctx: BulkFilesContext) {
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = '/bulk/upload';
    response.setHeader('Cache-Control', 'no-store');
    const body = new UploadBody(request);
    try {
      const member = await readRequestSession(ctx, request);
      if (member === undefined) {
        throw unauthenticated(
          'Your session has ended. Sign in again, then upload the file.',
          'token_missing',
        );
      }
      requireOpenAccount(member.eraseAt);
      if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) {
        throw invalid(
          `This file is larger than ${UPLOAD_LIMITS.megabytes} MB. Split it into smaller files.`,
          'file_large',
        );
      }
      const { id } = await receiveFile({
        ctx,
        input: {
          ...member,
          fileName: fileNameOf(request),
          bytes: body.bytes(),
          language: requestLanguage() ?? DEFAULT_LANGUAGE,
          columns: ChosenColumns.parse(request.query),
        },
      });
      response.status(201).json({ id });
    } catch (error) {
      body.discard();
      throw error;
    }
  };
}

function fileNameOf(request: Request): string {
  const name = request.headers['x-file-name'];
  try {
    return typeof name === 'string' ? decodeURIComponent(name) : '';
  } catch {
    return '';
  }
}
