import type { SecurityEventName } from '@wareword/security/events';
import type { Endpoint } from '@wareword/shared-schema';
import type { IdentifiedCaller } from '../../tokens/index.ts';
import type { ApiContext } from './handler.ts';

/** Records a change that was made with an API key. */
export function recordChange(
  { securityEvents }: Pick<ApiContext, 'securityEvents'>,
  { workspaceId }: IdentifiedCaller,
  change: {
    readonly event: SecurityEventName;
    readonly endpoint: Endpoint;
    /** The id of what was changed, or its name if it is gone. */
    readonly subject: string;
  },
): void {
  const { event, subject } = change;
  const action = `${change.endpoint.method} ${change.endpoint.path}`;
  const target = `${action} ${subject}`;
  securityEvents.record({
    event,
    outcome: 'success',
    target,
    concerns: workspaceId,
    action,
    subject,
  });
}
