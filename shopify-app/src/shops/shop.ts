import { endLeases, type RunSettings } from '@wareword/publishing';
import type { Orm } from '@wareword/store-app/database';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { publishing, shops, type ShopDomain } from '../database/index.ts';

export type ShopRow = typeof shops.$inferSelect;

interface Context {
  readonly orm: Orm;
  readonly now: () => Date;
}

/**
 * The shop of an authenticated request: created on the first visit, and reinstalled if it had been
 * uninstalled.
 */
export async function ensureShop({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly shop: ShopDomain };
}): Promise<ShopRow> {
  const { orm } = ctx;
  const found = await findShop({ ctx, input });
  if (found !== undefined && found.uninstalledAt === null) return found;
  const now = ctx.now();
  const [row] = await orm
    .insert(shops)
    .values({ id: input.shop, installedAt: now })
    .onConflictDoUpdate({
      target: shops.id,
      set: { uninstalledAt: null, reinstalledAt: now },
      // Another request may have been first.
      setWhere: isNotNull(shops.uninstalledAt),
    })
    .returning();
  const ensured = row ?? (await findShop({ ctx, input }));
  if (ensured === undefined) throw new Error('The shop was erased while a page was opened.');
  return ensured;
}

/** Records that Shopify has just given access, so the app is installed. */
export async function recordAccess({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly shop: string };
}): Promise<void> {
  await ctx.orm
    .update(shops)
    .set({ accessGrantedAt: ctx.now() })
    .where(eq(shops.id, input.shop as ShopDomain));
}

export async function findShop({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'orm'>;
  input: { readonly shop: ShopDomain };
}): Promise<ShopRow | undefined> {
  const [row] = await ctx.orm.select().from(shops).where(eq(shops.id, input.shop));
  return row;
}

/** The columns of a shop that is not connected. */
export const NO_CONNECTION = {
  token: null,
  tokenPrefix: null,
  tokenRefusedAt: null,
  connectedAt: null,
};

/** Saves the connection to the service. */
export async function saveConnection({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly shop: ShopDomain; readonly token: string; readonly tokenPrefix: string };
}): Promise<boolean> {
  const { shop, token, tokenPrefix } = input;
  const saved = await ctx.orm
    .update(shops)
    .set({ token, tokenPrefix, connectedAt: ctx.now(), tokenRefusedAt: null })
    // A flow that finishes after an uninstall saves no token.
    .where(and(eq(shops.id, shop), isNull(shops.uninstalledAt)))
    .returning({ id: shops.id });
  return saved.length > 0;
}

/**
 * Locks a shop for something that must not outlast an uninstall or an erasure.
 * @returns whether the app is still installed
 */
export async function lockInstalled(tx: Orm, shop: ShopDomain): Promise<boolean> {
  const installed = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shop), isNull(shops.uninstalledAt)))
    .for('share');
  return installed.length > 0;
}

/**
 * Deletes the connection here, including for runs in progress.
 * @returns its token, sealed, which is still to be revoked; null if there was none
 */
export async function deleteConnection({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'orm'>;
  input: { readonly shop: ShopDomain };
}): Promise<string | null> {
  const { shop } = input;
  return ctx.orm.transaction(async (tx) => {
    const token = await lockToken(tx, shop);
    await tx.update(shops).set(NO_CONNECTION).where(eq(shops.id, shop));
    await endLeases({ ctx: { orm: tx, tables: publishing }, input: { storeId: shop } });
    return token;
  });
}

/**
 * Locks a shop whose connection is about to be deleted.
 * @returns its token, sealed, which is to be revoked afterward; null if there is none
 */
export async function lockToken(orm: Orm, shop: ShopDomain): Promise<string | null> {
  const [connected] = await orm
    .select({ token: shops.token })
    .from(shops)
    .where(eq(shops.id, shop))
    .for('update');
  return connected?.token ?? null;
}

/**
 * Records that the service rejected a shop's token, so that the shop is not connected; cleared with a
 * new one. Ignored if the token was replaced in the meantime.
 */
export async function recordRefusedToken({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly shop: ShopDomain; readonly token: string };
}): Promise<void> {
  const { shop, token } = input;
  await ctx.orm
    .update(shops)
    .set({ tokenRefusedAt: ctx.now() })
    .where(and(eq(shops.id, shop), eq(shops.token, token), isNull(shops.tokenRefusedAt)));
}

/** Saves a run's settings as defaults for the next one. */
export async function rememberSettings({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'orm'>;
  input: { readonly shop: ShopDomain; readonly settings: RunSettings };
}): Promise<void> {
  await ctx.orm.update(shops).set({ preferences: input.settings }).where(eq(shops.id, input.shop));
}

/** Records that the setup guide was completed or dismissed, which hides it permanently. */
export async function recordGuideDismissed({
  ctx,
  input,
}: {
  ctx: Context;
  input: { readonly shop: ShopDomain };
}): Promise<void> {
  await ctx.orm
    .update(shops)
    .set({ guideDoneAt: ctx.now() })
    .where(and(eq(shops.id, input.shop), isNull(shops.guideDoneAt)));
}
