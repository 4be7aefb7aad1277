import type { Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { notFound } from '../errors.ts';
import { findCustomer } from './ensure-customer.ts';
import type { Payments } from './payments.ts';

/**
 * The provider's page where an owner changes or cancels the plan and finds invoices.
 * @throws {DomainError} `not_found` if the workspace has never paid
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
    throw notFound("You don't have a paid plan. Choose one first.", 'paid_plan');
  }
  const returnUrl = new URL('/plan', ctx.publicUrl).href;
  return { url: await ctx.payments.openPortal({ customerId, returnUrl }) };
}
