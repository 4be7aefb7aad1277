import { readAuthorizationRequest, type AuthorizationRequest } from './authorization-request.ts';
import type { AgentsContext } from './context.ts';

/** What the consent page shows about a client. */
export type AgentReview = Pick<AuthorizationRequest, 'clientName' | 'returnsTo'>;

/** @throws {DomainError} `invalid` */
export async function reviewAgent({
  ctx,
  input,
}: {
  ctx: AgentsContext;
  input: { readonly query: string };
}): Promise<AgentReview> {
  const { clientName, returnsTo } = await readAuthorizationRequest(ctx, input.query);
  return { clientName, returnsTo };
}
