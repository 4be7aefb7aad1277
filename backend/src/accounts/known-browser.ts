import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** Signed cookie of a browser in which someone has signed in before. It does not grant access. */
export const KNOWN_BROWSER_COOKIE = 'device';

/** Close to the longest lifetime browsers allow. */
export const KNOWN_BROWSER_COOKIE_SECONDS = 365 * 86_400;

/** Maximum accounts per browser; the one that signed in longest ago is dropped first. */
const MAX_ACCOUNTS = 10;

/**
 * The proof that made a browser known for an account, weakest first: an emailed link,
 * only the password, or a second factor as well.
 */
const Proof = z.enum(['link', 'password', 'code']);
export type Proof = z.output<typeof Proof>;

const KnownBrowser = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  /** Each account known here, with its `passwordVersion` at the time; newest last. */
  accounts: z
    .array(z.tuple([z.string().max(64), z.number().int(), Proof.default('password')]))
    .max(MAX_ACCOUNTS),
});
export type KnownBrowser = z.output<typeof KnownBrowser>;

/** @param cookie the cookie's value, with its signature verified */
export function readKnownBrowser(cookie: string): KnownBrowser | undefined {
  try {
    return KnownBrowser.safeParse(JSON.parse(Buffer.from(cookie, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/** The cookie's new value after a proof for an account. */
export function writeKnownBrowser(
  browser: KnownBrowser | undefined,
  account: { userId: string; passwordVersion: number },
  proof: Proof,
): string {
  const others = (browser?.accounts ?? []).filter(([userId]) => userId !== account.userId);
  const known: KnownBrowser = {
    id: browser?.id ?? randomBytes(16).toString('hex'),
    accounts: [
      ...others.slice(-(MAX_ACCOUNTS - 1)),
      [account.userId, account.passwordVersion, proof],
    ],
  };
  return Buffer.from(JSON.stringify(known)).toString('base64url');
}

/** @returns the proof that this browser gave for the account and its current password, if any */
export function proofOf(
  browser: KnownBrowser | undefined,
  account: { userId: string; passwordVersion: number } | undefined,
): Proof | undefined {
  return browser?.accounts.find(
    ([userId, version]) => userId === account?.userId && version === account.passwordVersion,
  )?.[2];
}
