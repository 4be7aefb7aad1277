import express, { type Router } from 'express';
import type { AppResponse } from '@wareword/server/http';
import { TEMPLATE_CSV } from '../../bulk/index.ts';
import { downloadListings } from './download.ts';
import type { BulkFilesContext } from './files-context.ts';
import { uploadProducts } from './upload.ts';

/** Uploads and downloads of bulk runs; everything else about bulk is in the dashboard's API. */
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

/** Sent as a download, never displayed as a page. */
function sendCsvHeaders(response: AppResponse, fileName: string): void {
  response.attachment(fileName);
  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
}
