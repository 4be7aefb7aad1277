import type { TransactionSql } from 'postgres';
import type { UserId } from '../identifiers.ts';

/**
 * Removes a person whose account is erased from the audit logs of other workspaces: the events stay,
 * but no longer say who acted, on whom, or from which address.
 */
export async function erasePerson({
  ctx: { sql },
  input: { userId, emails },
}: {
  ctx: { sql: TransactionSql };
  input: { userId: UserId; emails: readonly string[] };
}): Promise<void> {
  await sql`
    update audit_events set
      actor = null, address = null,
      subject = case when subject = any(${sql.array([...emails])}) then null else subject end
    where actor = ${userId}
  `;
  await sql`
    update audit_events set subject = null
    where subject = any(${sql.array([...emails])}) and kind in ('members', 'operator')
  `;
}
