import { eq } from 'drizzle-orm';
import { billingCustomers, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { Payments } from './payments.ts';

/**
 * Returns the workspace's customer id at the provider, and creates the customer if there is none.
 */
export async function ensureCustomer({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments };
  input: { workspaceId: WorkspaceId; email: string };
}): Promise<string> {
  const { orm, payments } = ctx;
  const known = await findCustomer({ ctx, input });
  if (known !== undefined) return known;
  const customerId = await payments.createCustomer(input);
  const [made] = await orm
    .insert(billingCustomers)
    .values({ workspaceId: input.workspaceId, customerId })
    .onConflictDoNothing({ target: billingCustomers.workspaceId })
    .returning({ customerId: billingCustomers.customerId });
  if (made !== undefined) return made.customerId;
  // If two calls run concurrently, only one customer is kept.
  await payments.deleteCustomer(customerId);
  const winner = await findCustomer({ ctx, input });
  if (winner === undefined) throw new Error(`Workspace ${input.workspaceId} has no customer.`);
  return winner;
}

/** The workspace's customer id at the provider, if it has ever paid or started to. */
export async function findCustomer({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { workspaceId: WorkspaceId };
}): Promise<string | undefined> {
  const [row] = await ctx.orm
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.workspaceId, input.workspaceId));
  return row?.customerId;
}
