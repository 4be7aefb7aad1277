import express, { type NextFunction, type Request, type Router } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { TEMPLATE_CSV } from '../../bulk/index.ts';
import { DomainError } from '../../errors.ts';
import { downloadListings } from './download.ts';
import type { BulkFilesContext } from './files-context.ts';
import { uploadProducts } from './upload.ts';

/** Uploads and downloads of bulk runs; everything else about bulk is in the dashboard's API. */
export function bulkFiles(ctx: BulkFilesContext): Router {
  const router = express.Router();
  router.post('/upload', uploadProducts(ctx));
  router.get('/template.csv', (_request, response: AppResponse) => {
    response.locals.route = '/bulk/template.csv';
    sendFileHeaders(response, 'wareword-products.csv');
    response.send(TEMPLATE_CSV);
  });
  router.get('/:id/export', downloadListings(ctx, sendFileHeaders));
  router.use(nameProblem);
  return router;
}

/** Names the problem for the page that uploads, which may be in another language than the message. */
function nameProblem(
  error: unknown,
  _request: Request,
  response: AppResponse,
  next: NextFunction,
): void {
  if (error instanceof DomainError) {
    response.setHeader('X-Problem', error.reason ?? error.kind);
  }
  next(error);
}

/** Sent as a download, never displayed as a page. */
function sendFileHeaders(response: AppResponse, fileName: string, contentType = 'text/csv'): void {
  response.attachment(fileName);
  response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  response.setHeader('Cache-Control', 'private, no-store');
}
