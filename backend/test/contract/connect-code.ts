import { hash, randomUUID } from 'node:crypto';
import { issueCode } from '../../src/connect/index.ts';
import type { Database } from '../../src/database/index.ts';
import type { TestAccount } from '../accounts.ts';

export interface TestCode {
  readonly code: string;
  readonly site: string;
}

/** A one-time code as returned by the connect page, for a new store. */
export async function makeConnectCode(
  { orm }: Database,
  account: TestAccount,
  options: {
    site?: string;
    platform?: 'shopify' | 'woocommerce';
    verifier?: string;
    clientId?: string;
  } = {},
): Promise<TestCode> {
  const site = options.site ?? `https://${randomUUID()}.example`;
  const code = await issueCode({
    ctx: { orm, connectCodeTtlMs: 600_000 },
    input: {
      ...account,
      siteUrl: site,
      platform: options.platform ?? 'woocommerce',
      clientId: options.clientId,
      codeChallenge:
        options.verifier === undefined ? undefined : hash('sha256', options.verifier, 'base64url'),
    },
  });
  return { code, site };
}
