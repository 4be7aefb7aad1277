import { commonAuthenticatorNames } from '@better-auth/passkey';
import { desc, eq } from 'drizzle-orm';
import { passkeys, type Orm } from '../database/index.ts';
import type { Id, UserId } from '../identifiers.ts';

/** Names of password managers and devices by the id of their model. */
const AUTHENTICATOR_NAMES = new Map(Object.entries(commonAuthenticatorNames));

/** A passkey as its owner sees it. */
export interface PasskeyView {
  readonly id: Id<'psk'>;
  /** The name they gave it, or else that of the device or password manager that keeps it. */
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
  return aaguid === null ? undefined : AUTHENTICATOR_NAMES.get(aaguid);
}
