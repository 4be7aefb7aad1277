import { readAuthorizationRequest, type AuthorizationRequest } from './authorization-request.ts';
import type { AgentsContext } from './context.ts';

/** What the consent page shows about a client. */
export type AgentReview = Pick<AuthorizationRequest, 'clientName' | 'describedAt' | 'returnsTo'>;

/** @throws {DomainError} `invalid` */
export async function reviewAgent({
  ctx,
  input,
}: {
  ctx: AgentsContext;
  input: { readonly query: string; readonly address: string };
}): Promise<AgentReview> {
  const { clientName, describedAt, returnsTo } = await readAuthorizationRequest({ ctx, input });
  return { clientName, describedAt, returnsTo };
}
