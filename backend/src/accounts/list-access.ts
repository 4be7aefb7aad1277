import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { invitations, tokens, webhookEndpoints, type Orm } from '../database/index.ts';
import type { Id, TokenId, UserId, WebhookEndpointId } from '../identifiers.ts';
import { isOpenInvitation } from './open-invitations.ts';
import { listPasskeys } from './list-passkeys.ts';
import { listTeammates, type Teammate } from './list-teammates.ts';

/** Maximum tokens listed; a user rarely has more, in all workspaces together. */
const MAX_TOKENS = 1_000;
/** Maximum webhooks and invitations listed, of each. */
const MAX_OTHERS = 200;

/** The ids of {@link Access.grants} that a new password doesn't end; all that are listed fit. */
export const KeptGrantIds = z.array(z.string().max(64)).max(MAX_TOKENS + 2 * MAX_OTHERS);

/** Access that an account has granted, besides its own browser sessions. */
export interface Access {
  /** Connected stores, API keys, agents, passkeys and webhooks, each newest first. */
  readonly grants: readonly {
    readonly id: TokenId | Id<'psk'> | WebhookEndpointId;
    readonly kind: 'store' | 'key' | 'agent' | 'passkey' | 'webhook';
    /** A store's host, the name of an API key, agent or passkey, or the address of a webhook. */
    readonly name: string;
    readonly createdAt: Date;
  }[];
  /** Addresses that were invited and have not joined yet. */
  readonly invited: readonly string[];
  /** The workspace's members. They sign in with their own passwords and are not affected. */
  readonly teammates: readonly Teammate[];
}

const KINDS = { plugin: 'store', api: 'key', agent: 'agent' } as const;

/**
 * Lists the access that a password change can end, in every workspace where it was granted, and the
 * teammates who keep theirs.
 */
export async function listAccess({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { userId: UserId };
}): Promise<Access> {
  const { orm } = ctx;
  const [issued, passkeys, webhooks, invited, teammates] = await Promise.all([
    orm
      .select({
        id: tokens.id,
        scope: tokens.scope,
        name: tokens.name,
        createdAt: tokens.createdAt,
      })
      .from(tokens)
      .where(and(eq(tokens.userId, input.userId), isNull(tokens.revokedAt)))
      .orderBy(desc(tokens.createdAt), desc(tokens.id))
      .limit(MAX_TOKENS),
    listPasskeys({ ctx, input }),
    orm
      .select({
        id: webhookEndpoints.id,
        name: webhookEndpoints.url,
        createdAt: webhookEndpoints.createdAt,
      })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.userId, input.userId), isNull(webhookEndpoints.disabledAt)))
      .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
      .limit(MAX_OTHERS),
    orm
      .select({ email: invitations.email })
      .from(invitations)
      .where(and(eq(invitations.invitedBy, input.userId), isOpenInvitation()))
      .limit(MAX_OTHERS),
    listTeammates({ ctx, input }),
  ]);
  return {
    grants: [
      ...issued.map(({ scope, ...token }) => ({
        ...token,
        kind: KINDS[scope],
      })),
      ...passkeys.map(({ id, name, createdAt }) => ({
        id,
        name,
        createdAt,
        kind: 'passkey' as const,
      })),
      ...webhooks.map((endpoint) => ({ ...endpoint, kind: 'webhook' as const })),
    ],
    invited: invited.map(({ email }) => email),
    teammates,
  };
}
