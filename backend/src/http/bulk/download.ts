import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { DownloadSlots, EXPORT_FORMATS, exportRun, type ExportFormat } from '../../bulk/index.ts';
import { invalid } from '../../errors.ts';
import type { BulkFilesContext } from './files-context.ts';
import { readRequestSession } from '../read-request-session.ts';

/** `GET /bulk/:id/export?format=…`: downloads the listings written so far. */
export function downloadListings(
  ctx: BulkFilesContext,
  sendHeaders: (response: AppResponse, fileName: string, contentType: string) => void,
) {
  const slots = new DownloadSlots();
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = '/bulk/:id/export';
    const member = await readRequestSession(ctx, request);
    if (member === undefined) {
      response.redirect(303, '/sign-in');
      return;
    }
    const format = formatOf(request.query['format']);
    const { id: runId = '' } = request.params;
    const { fileName, contentType, text } = await exportRun({
      ctx: ctx.replicaRouter.readerFor(request),
      input: { ...member, runId: String(runId), format },
    });
    const release = slots.take(member.workspaceId);
    try {
      sendHeaders(response, fileName, contentType);
      await pipeline(Readable.from(text), response);
    } finally {
      release();
    }
  };
}

function formatOf(value: unknown): ExportFormat {
  const format = EXPORT_FORMATS.find((known) => known === value);
  if (format === undefined) {
    throw invalid(`Choose a format: ${EXPORT_FORMATS.join(', ')}.`);
  }
  return format;
}
