/** The security events of a workspace, for its owner and admins. */
export { AuditTrail, pendingEvent } from './audit-trail.ts';
export { erasePerson } from './erase-person.ts';
export { exportEvents } from './export-events.ts';
export type { AuditKind } from './kinds.ts';
export { AuditFilterSchema, listEvents, type AuditEventView } from './list-events.ts';
export { saveEvents, type PendingEvent } from './save-events.ts';
