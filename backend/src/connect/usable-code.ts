import { sql, type SQL } from 'drizzle-orm';
import { members, workspaces, type connectCodes, type oauthCodes } from '../database/index.ts';

/**
 * Whether a one-time code can be exchanged: it is unused, has not expired, and the user who approved
 * it still belongs to its workspace. Requires a join with `workspaces`.
 */
export function isUsableCode(codes: typeof connectCodes | typeof oauthCodes): SQL<boolean> {
  return sql<boolean>`
    ${codes.usedAt} is null and ${codes.expiresAt} > now() and (
      ${workspaces.ownerId} = ${codes.userId} or exists (
        select 1 from ${members}
        where ${members.workspaceId} = ${codes.workspaceId} and ${members.userId} = ${codes.userId}
      )
    )`;
}
