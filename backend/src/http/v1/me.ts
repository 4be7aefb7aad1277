import { ENDPOINTS } from '@wareword/shared-schema';
import { readSnapshot } from '../../accounts/index.ts';
import { readCredential } from '../../tokens/index.ts';
import type { Handler } from './handler.ts';
import { presentAccount } from './present-account.ts';

/** `GET /me`. */
export const me: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.me;
  const credential = readCredential(request.headers.authorization);
  const snapshot = await readSnapshot({ ctx, input: { credential, scopes } });
  response.status(reply.status).json(presentAccount(snapshot, ctx.upgradeUrl));
};
