import type { Database } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';

/** Hides the first steps from a member for good, in every browser. */
export async function dismissFirstSteps({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { userId: UserId };
}): Promise<void> {
  await ctx.database.sql`
    insert into dismissed_first_steps (user_id) values (${input.userId}) on conflict do nothing
  `;
}
