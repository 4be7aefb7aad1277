import type { Orm } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import type { Outbox } from '../mail/index.ts';
import { accountEmails } from './account-emails.ts';
import { listTeammates } from './list-teammates.ts';

/**
 * Tells the owner of an account by email that its password was changed, and who else keeps access
 * to their workspace: someone who knew the old password may have let others in.
 */
export async function sendPasswordChangedEmail({
  ctx,
  input,
}: {
  ctx: { orm: Orm; outbox: Outbox; publicUrl: URL };
  input: { userId: UserId; email: string };
}): Promise<void> {
  const { orm, outbox, publicUrl } = ctx;
  const teammates = await listTeammates({ ctx: { orm }, input });
  outbox.send(
    accountEmails.passwordChanged(input.email, {
      forgotPassword: new URL('/forgot-password', publicUrl).href,
      team: new URL('/team', publicUrl).href,
      teammates: teammates.map(({ email }) => email),
    }),
  );
}
