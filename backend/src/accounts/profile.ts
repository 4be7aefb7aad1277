import { eq, sql } from 'drizzle-orm';
import { users, type Orm } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { invalid } from '../errors.ts';
import type { PageLanguage } from '../languages.ts';

/** Maximum characters of a person's name. */
export const MAX_NAME_LENGTH = 100;

/** Which emails a person wants. */
export interface NotificationChoices {
  /** At 80% and at 100% of the plan's listings. */
  readonly usage: boolean;
  readonly failedRuns: boolean;
  readonly disconnectedStores: boolean;
}

/** What a person can say about themselves, and which emails they want. */
export interface ProfileView {
  readonly name: string;
  readonly email: string;
  readonly notifications: NotificationChoices;
}

export async function readProfile({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId };
}): Promise<ProfileView> {
  const [user] = await ctx.orm
    .select({
      name: users.name,
      email: users.email,
      notifications: {
        usage: users.notifyUsage,
        failedRuns: users.notifyFailedRuns,
        disconnectedStores: users.notifyDisconnected,
      },
    })
    .from(users)
    .where(eq(users.id, input.userId));
  if (user === undefined) throw new Error(`There is no user ${input.userId}.`);
  return user;
}

/** @throws {DomainError} `invalid` */
export async function rename({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId; name: string };
}): Promise<void> {
  const name = input.name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  if (name === '') throw invalid('Enter your name.', 'name_missing');
  if (Array.from(name).length > MAX_NAME_LENGTH) {
    throw invalid(`Use at most ${MAX_NAME_LENGTH} characters.`, 'name_long');
  }
  await ctx.orm
    .update(users)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(users.id, input.userId));
}

export async function chooseLanguage({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId; language: PageLanguage };
}): Promise<void> {
  await ctx.orm
    .update(users)
    .set({ language: input.language, updatedAt: sql`now()` })
    .where(eq(users.id, input.userId));
}

export async function chooseNotifications({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId; choices: NotificationChoices };
}): Promise<void> {
  const { usage, failedRuns, disconnectedStores } = input.choices;
  await ctx.orm
    .update(users)
    .set({
      notifyUsage: usage,
      notifyFailedRuns: failedRuns,
      notifyDisconnected: disconnectedStores,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, input.userId));
}
