import { createAccount, type TestAccount } from '../accounts.ts';
import { askDashboard, sessionCookie } from '../billing/ask-dashboard.ts';
import type { TestService } from '../service.ts';

export type Parameters = Record<string, string | undefined>;

export const SITE = 'https://shop.example';
export const GOOD: Parameters = {
  site: SITE,
  platform: 'woocommerce',
  return_url: `${SITE}/wp-admin/admin.php?page=wareword`,
  state: 'nonce',
};

/** The query of a connect page; a parameter that is undefined is left out. */
export function query(changes: Parameters = {}): string {
  const given = Object.entries({ ...GOOD, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return new URLSearchParams(given).toString();
}

/** Somebody who is signed in, as the connect page asks for them. */
export async function connectVisitor(service: TestService, given?: TestAccount) {
  const account = given ?? (await createAccount(service.database));
  const cookie = await sessionCookie(service, account.userId);
  const { userId, workspaceId } = account;
  return {
    approve: (search: string, who: object = {}) =>
      askDashboard(service, cookie, 'mutation connect.approve', {
        query: search,
        userId,
        workspaceId,
        ...who,
      }),
    review: (search: string) =>
      askDashboard(service, cookie, 'mutation connect.review', { query: search }),
  };
}
