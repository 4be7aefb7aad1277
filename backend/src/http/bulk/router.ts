import express, { type Router } from 'express';
import { TEMPLATE_CSV } from '../../bulk/index.ts';
import type { AppResponse } from '../request-context.ts';
import { downloadListings } from './download.ts';
import type { BulkFilesContext } from './files-context.ts';
import { uploadProducts } from './upload.ts';

/** Files of bulk runs, on their way in and out; all else of bulk is the dashboard's API. */
export function bulkFiles(ctx: BulkFilesContext): Router {
  const router = express.Router();
  router.post('/upload', uploadProducts(ctx));
  router.get('/template.csv', (_request, response: AppResponse) => {
    response.locals.route = '/bulk/template.csv';
    sendCsvHeaders(response, 'wareword-products.csv');
    response.send(TEMPLATE_CSV);
  });
  router.get('/:id/export', downloadListings(ctx, sendCsvHeaders));
  return router;
}

/** A file to keep, never a page. */
function sendCsvHeaders(response: AppResponse, fileName: string): void {
  response.attachment(fileName);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}
