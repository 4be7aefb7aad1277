import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { hashSecret, sameHash } from '@wareword/security/secrets';
import { accessRequests } from '../database/index.ts';
import { AppError } from '../app-error.ts';
import type { Client } from '../sessions/index.ts';
import {
  KEY_HINT_LENGTH,
  saveStore,
  StoreKeysSchema,
  type SignedIn,
  type StoreKeys,
} from '../stores/index.ts';
import { KEYS_PAGE, WooStoreError } from '../woocommerce/index.ts';
import { accessExpired } from './expired.ts';
import { verifyKeys, type VerifiedKeys } from './verify-keys.ts';
import type { AccessContext } from './context.ts';

/** The last characters of a key have 28 random bits. */
const MAX_WRONG_CODES = 5;

/** A request whose browser has returned and must confirm the last characters of the key. */
export interface WaitingAccess {
  readonly storeUrl: string;
  /** The store's page that shows the last characters of the key. */
  readonly keysUrl: string;
}

/** The browser's most recent request that is waiting for {@link confirmAccess}, if any. */
export async function findWaitingAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: { readonly browser: string | undefined };
}): Promise<WaitingAccess | undefined> {
  if (input.browser === undefined) return undefined;
  const [request] = await ctx.database.orm
    .select({ storeUrl: accessRequests.storeUrl })
    .from(accessRequests)
    .where(isWaiting(ctx, input.browser))
    .orderBy(desc(accessRequests.expiresAt))
    .limit(1);
  return request && { ...request, keysUrl: `${request.storeUrl}${KEYS_PAGE}` };
}

/**
 * Finishes what {@link startAccess} started, in the same browser and once. The person who started
 * it knows everything in the return URL, and may have had someone else approve. So the owner must
 * enter the new key's last characters, which the store shows only to its managers. Then the keys
 * are verified and saved. A transient failure of the store uses up neither the keys nor an attempt.
 * @throws AppError `access_expired`, `wrong_code`; WooStoreError if the keys do not work
 */
export async function confirmAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: {
    readonly browser: string | undefined;
    /** The store that the owner was asked about; other tabs may be confirming other stores. */
    readonly storeUrl: string;
    readonly code: string;
    readonly client: Client;
  };
}): Promise<SignedIn> {
  const { orm } = ctx.database;
  if (input.browser === undefined) throw accessExpired();
  const waiting = and(isWaiting(ctx, input.browser), eq(accessRequests.storeUrl, input.storeUrl));
  // Counted before checking, so that concurrent guesses each count, and none is one too many.
  const requests = await orm
    .update(accessRequests)
    .set({ wrongCodes: sql`${accessRequests.wrongCodes} + 1` })
    .where(and(waiting, lt(accessRequests.wrongCodes, MAX_WRONG_CODES)))
    .returning();
  // Two tabs may have been granted a key each.
  const granted = requests.flatMap((request) => {
    const keys = openKeys(ctx, request);
    return keys === undefined ? [] : [{ request, keys }];
  });
  const codeHash = hashSecret(input.code);
  const found = granted.find(({ keys }) =>
    sameHash(codeHash, hashSecret(keys.consumerKey.slice(-KEY_HINT_LENGTH))),
  );
  if (found === undefined) {
    const usedUp = requests.filter(({ wrongCodes }) => wrongCodes >= MAX_WRONG_CODES);
    const nonceHashes = usedUp.map(({ nonceHash }) => nonceHash);
    await orm.delete(accessRequests).where(inArray(accessRequests.nonceHash, nonceHashes));
    throw usedUp.length === granted.length ? accessExpired() : wrongCode();
  }
  const { request, keys } = found;
  const isThisRequest = eq(accessRequests.nonceHash, request.nonceHash);
  let proved: VerifiedKeys;
  try {
    proved = await verifyKeys({ ctx, input: { address: request.storeUrl, keys } });
  } catch (error) {
    if (error instanceof WooStoreError && error.transient) {
      await orm
        .update(accessRequests)
        .set({ wrongCodes: sql`${accessRequests.wrongCodes} - 1` })
        .where(waiting);
    } else await orm.delete(accessRequests).where(isThisRequest);
    throw error;
  }
  // Works once, and not if the owner discarded the keys in the meantime.
  const taken = await orm.delete(accessRequests).where(isThisRequest).returning();
  if (taken.length === 0) throw accessExpired();
  // A second key for the same store is not needed.
  await orm.delete(accessRequests).where(waiting);
  return saveStore({ ctx, input: { ...proved, client: input.client } });
}

function openKeys(
  { vault }: AccessContext,
  { keys, nonceHash }: typeof accessRequests.$inferSelect,
): StoreKeys | undefined {
  if (keys === null) return undefined;
  return StoreKeysSchema.parse(JSON.parse(vault.open(keys, `access_requests:${nonceHash}:keys`)));
}

/** Whether the browser has other requests in progress. */
export async function hasOpenAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: { readonly browser: string | undefined };
}): Promise<boolean> {
  if (input.browser === undefined) return false;
  const open = await ctx.database.orm
    .select({ nonceHash: accessRequests.nonceHash })
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.browserHash, hashSecret(input.browser)),
        gt(accessRequests.expiresAt, ctx.now()),
      ),
    )
    .limit(1);
  return open.length > 0;
}

/** Discards the keys of a browser's pending request for a store. */
export async function cancelAccess({
  ctx,
  input,
}: {
  ctx: AccessContext;
  input: { readonly browser: string | undefined; readonly storeUrl: string };
}): Promise<void> {
  if (input.browser === undefined) return;
  const waiting = isWaiting(ctx, input.browser);
  await ctx.database.orm
    .delete(accessRequests)
    .where(and(waiting, eq(accessRequests.storeUrl, input.storeUrl)));
}

function isWaiting(ctx: AccessContext, browser: string) {
  return and(
    eq(accessRequests.browserHash, hashSecret(browser)),
    eq(accessRequests.state, 'returned'),
    gt(accessRequests.expiresAt, ctx.now()),
  );
}

function wrongCode(): AppError {
  return new AppError(
    'wrong_code',
    'Those aren\'t the last characters of the new key. Check the newest key named "Wareword" and try again.',
  );
}
