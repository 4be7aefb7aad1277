import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SecurityEvents } from '@wareword/security/events';
import type { AppResponse } from '@wareword/server/http';
import type { Request } from 'express';
import { AuditFilterSchema, exportEvents, type AuditTrail } from '../audit-log/index.ts';
import { DownloadSlots } from '../bulk/index.ts';
import type { Database } from '../database/index.ts';
import { forbidden } from '../errors.ts';
import { isAllowed, permissionDeniedMessage } from '../roles.ts';
import { readRequestSession, type SessionContext } from './read-request-session.ts';
import { readQuery } from './v1/read-query.ts';

export const AUDIT_LOG_EXPORT_PATH = '/settings/audit-log/export';

/** `GET /settings/audit-log/export`: the events that the page shows, as CSV. */
export function auditLogExport(
  ctx: Omit<SessionContext, 'database'> & {
    database: Database;
    securityEvents: SecurityEvents;
    auditTrail: Pick<AuditTrail, 'flush'>;
  },
) {
  const slots = new DownloadSlots();
  return async (request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = AUDIT_LOG_EXPORT_PATH;
    const member = await readRequestSession(ctx, request);
    if (member === undefined || member.eraseAt !== null) {
      response.redirect(303, '/sign-in');
      return;
    }
    if (!isAllowed(member.role, 'auditLog')) throw forbidden(permissionDeniedMessage('auditLog'));
    const { workspaceId } = member;
    const filter = readQuery(request, AuditFilterSchema);
    const release = slots.take(workspaceId);
    ctx.securityEvents.record({
      event: 'security.data_export',
      outcome: 'success',
      actor: member.userId,
      concerns: workspaceId,
      action: AUDIT_LOG_EXPORT_PATH,
    });
    try {
      response.attachment('wareword-audit-log.csv');
      response.setHeader('Content-Type', 'text/csv; charset=utf-8');
      response.setHeader('Cache-Control', 'private, no-store');
      await ctx.auditTrail.flush();
      await pipeline(
        Readable.from(exportEvents({ ctx: ctx.database, input: { workspaceId, filter } })),
        response,
      );
    } finally {
      release();
    }
  };
}
