import { commonAuthenticatorNames } from '@better-auth/passkey';
import { desc, eq } from 'drizzle-orm';
import { passkeys, type Orm } from '../database/index.ts';
import type { Id, UserId } from '../identifiers.ts';

/** A passkey as its owner sees it. */
export interface PasskeyView {
  readonly id: Id<'psk'>;
  /** As they named it, or what it is kept by. */
  readonly name: string;
  readonly createdAt: Date;
}

/** A user's passkeys, newest first. */
export async function listPasskeys({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId };
}): Promise<readonly PasskeyView[]> {
  const rows = await ctx.orm
    .select({
      id: passkeys.id,
      name: passkeys.name,
      aaguid: passkeys.aaguid,
      createdAt: passkeys.createdAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, input.userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  return rows.map(({ name, aaguid, ...passkey }) => ({
    ...passkey,
    name: name ?? nameOf(aaguid) ?? 'Passkey',
  }));
}

function nameOf(aaguid: string | null): string | undefined {
  return aaguid === null
    ? undefined
    : new Map(Object.entries(commonAuthenticatorNames)).get(aaguid);
}
