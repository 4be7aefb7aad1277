import { eq } from 'drizzle-orm';
import { billingCustomers, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { Payments } from './payments.ts';

/** The workspace as the provider's customer, made there where it is none yet. */
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
  // Of two that ask at once, one is the customer.
  await payments.forgetCustomer(customerId);
  const winner = await findCustomer({ ctx, input });
  if (winner === undefined) throw new Error(`Workspace ${input.workspaceId} has no customer.`);
  return winner;
}

/** The provider's id of the workspace, where it has ever paid or begun to. */
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
