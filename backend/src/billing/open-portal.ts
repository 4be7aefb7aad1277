import type { Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { findCustomer } from './ensure-customer.ts';
import type { Payments } from './payments.ts';

/**
 * The provider's page on which an owner changes or cancels the plan, and finds the invoices.
 * @throws {Refusal} `not_found` where the workspace has never paid
 */
export async function openPortal({
  ctx,
  input,
}: {
  ctx: { orm: Orm; payments: Payments; publicUrl: URL };
  input: { workspaceId: WorkspaceId };
}): Promise<{ url: string }> {
  const customerId = await findCustomer({ ctx, input });
  if (customerId === undefined) {
    throw new Refusal('not_found', 'Nothing was paid for yet. Choose a plan first.');
  }
  const returnUrl = new URL('/plan', ctx.publicUrl).href;
  return { url: await ctx.payments.openPortal({ customerId, returnUrl }) };
}
