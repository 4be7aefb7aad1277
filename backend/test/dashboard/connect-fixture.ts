import { createAccount, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import type { TestService } from '../service.ts';

export type Parameters = Record<string, string | undefined>;

export const SITE = 'https://shop.example';
const VALID_PARAMETERS: Parameters = {
  site: SITE,
  platform: 'woocommerce',
  return_url: `${SITE}/wp-admin/admin.php?page=wareword`,
  state: 'nonce',
};

/** The query of a connect page; undefined parameters are omitted. */
export function query(changes: Parameters = {}): string {
  const given = Object.entries({ ...VALID_PARAMETERS, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return new URLSearchParams(given).toString();
}

/** The account of a signed-in user, as the connect page shows it. */
export async function openConnectPage(service: TestService, given?: TestAccount) {
  const account = given ?? (await createAccount(service.database));
  const cookie = await sessionCookie(service, account.userId);
  const { userId, workspaceId } = account;
  return {
    approve: (search: string, who: object = {}) =>
      callDashboard(service, cookie, 'mutation connect.approve', {
        query: search,
        userId,
        workspaceId,
        ...who,
      }),
    prove: (search: string) =>
      callDashboard(service, cookie, 'mutation connect.prove', { query: search }),
    review: (search: string) =>
      callDashboard(service, cookie, 'mutation connect.review', { query: search }),
  };
}
