import { API_VERSION, type AccountSnapshot } from '@wareword/shared-schema';
import type { Snapshot } from '../../accounts/index.ts';

/** The response of `GET /me` (contract §10.1). */
export function presentAccount(snapshot: Snapshot, upgradeUrl: string): AccountSnapshot {
  const { scope, name, siteUrl, platform } = snapshot.token;
  return {
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
    upgrade_url: upgradeUrl,
  };
}
