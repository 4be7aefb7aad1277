import { AuditFilterSchema, listEvents } from '../audit-log/index.ts';
import { CursorSchema } from './cursor.ts';
import { router, workspaceProcedure } from './procedures.ts';

export const auditLogRouter = router({
  list: workspaceProcedure('auditLog')
    .input(AuditFilterSchema.extend({ cursor: CursorSchema.optional() }))
    .query(async ({ ctx, input: { cursor, ...filter } }) => {
      // Lets people find what they have just done.
      await ctx.auditTrail.flush();
      return listEvents({
        ctx: ctx.database,
        input: { workspaceId: ctx.member.workspaceId, filter, after: cursor },
      });
    }),
  /** How long events are kept. */
  retention: workspaceProcedure('auditLog').query(({ ctx }) => ({
    days: ctx.config.retention.auditDays,
  })),
});
