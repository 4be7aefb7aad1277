import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SecurityEvents } from '@wareword/security/events';
import type { AppResponse } from '@wareword/server/http';
import type { Request } from 'express';
import { exportData } from '../account-data/index.ts';
import { DownloadSlots } from '../bulk/index.ts';
import type { Database } from '../database/index.ts';
import type { ReplicaRouter } from '../replica-router.ts';
import { readRequestSession, type SessionContext } from './read-request-session.ts';

export const DATA_EXPORT_PATH = '/settings/data/export';

/** `GET /settings/data/export`: everything about the account and its workspace, as one file. */
export function dataExport(
  ctx: Omit<SessionContext, 'database'> & {
    database: Database;
    replicaRouter: ReplicaRouter;
    securityEvents: SecurityEvents;
  },
) {
  const slots = new DownloadSlots();
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = DATA_EXPORT_PATH;
    const member = await readRequestSession(ctx, request);
    const data =
      member && (await exportData({ ctx: ctx.replicaRouter.readerFor(request), input: member }));
    if (member === undefined || data === undefined) {
      response.redirect(303, '/sign-in');
      return;
    }
    const release = slots.take(member.workspaceId);
    ctx.securityEvents.record({
      event: 'security.data_export',
      outcome: 'success',
      actor: member.userId,
      concerns: data.workspaceId,
      action: DATA_EXPORT_PATH,
    });
    try {
      response.attachment('wareword-data.json');
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'private, no-store');
      await pipeline(Readable.from(data.text), response);
    } finally {
      release();
    }
  };
}
