import { API_VERSION, ENDPOINTS, type AccountSnapshot } from '@wareword/shared-schema';
import { readSnapshot } from '../../accounts/index.ts';
import { readCredential } from '../../tokens/index.ts';
import type { Handler } from './handler.ts';

/** `GET /me`. */
export const me: Handler = async ({ ctx, request, response }) => {
  const { scopes, reply } = ENDPOINTS.me;
  const credential = readCredential(request.headers.authorization);
  const snapshot = await readSnapshot({ ctx, input: { credential, scopes } });
  const { scope, name, siteUrl, platform } = snapshot.token;
  const body: AccountSnapshot = {
    api_version: API_VERSION,
    account: { email: snapshot.email, plan: snapshot.plan, is_member: snapshot.isMember },
    usage: snapshot.usage,
    token: {
      scope,
      name,
      ...(siteUrl !== null && { site_url: siteUrl }),
      ...(platform !== null && { platform }),
    },
    brands: snapshot.brands.map(({ id, name, locked }) => ({ id, name, locked })),
    capabilities: { generate: true, async_jobs: true, bulk: snapshot.bulk },
    upgrade_url: ctx.upgradeUrl,
  };
  response.status(reply.status).json(body);
};
