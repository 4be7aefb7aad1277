import { z } from 'zod';
import { NOTIFICATION_KINDS, parseUnions, type Database } from '../database/index.ts';
import type { Plans } from '../config.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages.ts';
import { PLAN_NAMES } from '../plan-names.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { Mail, Mailer } from '../mail/index.ts';
import { notificationEmails } from './notification-emails.ts';

/** Emails per pass. */
const MAX_EMAILS = 50;

/** Attempts to send one, and how long after an attempt the next may begin. */
const MAX_ATTEMPTS = 5;
const RETRY_AFTER = '10 minutes';

const Unions = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  plan: z.enum(PLAN_NAMES),
  language: z.enum(LANGUAGES).nullable(),
});

interface ClaimedRow {
  readonly workspaceId: WorkspaceId;
  readonly event: string;
  readonly email: string;
  readonly used: number | null;
  readonly fileName: string | null;
  readonly written: number | null;
  readonly failed: number | null;
  readonly store: string | null;
  readonly url: string | null;
  readonly disabledReason: string | null;
}

type Claimed = ClaimedRow & z.infer<typeof Unions>;

/**
 * Sends the emails about events. Each is claimed right before it is sent, so that of several processes one
 * sends it, however slow the mail server is; one that fails is tried again later.
 * @returns how many were sent
 */
export async function sendNotifications({
  ctx,
  signal,
}: {
  ctx: { database: Database; mailer: Mailer; plans: Plans; publicUrl: URL };
  signal: AbortSignal;
}): Promise<number> {
  const { sql } = ctx.database;
  let sent = 0;
  let failure: unknown;
  for (let count = 0; count < MAX_EMAILS && !signal.aborted; count++) {
    const claimed = await claim(ctx.database);
    if (claimed === undefined) break;
    const mail = compose(claimed, ctx);
    try {
      if (mail !== undefined) await ctx.mailer.send(mail);
    } catch (error) {
      failure = error;
      continue;
    }
    await sql`
      update notifications set sent_at = now()
      where workspace_id = ${claimed.workspaceId} and kind = ${claimed.kind}
        and event = ${claimed.event}
    `;
    if (mail !== undefined) sent += 1;
  }
  if (failure !== undefined) {
    throw new Error('Emails about events could not be sent.', { cause: failure });
  }
  return sent;
}

async function claim({ sql }: Database): Promise<Claimed | undefined> {
  const [row] = await sql<ClaimedRow[]>`
    with claimed as (
      update notifications set attempts = attempts + 1, attempted_at = now()
      where ctid = any(array(
        select ctid from notifications
        where sent_at is null and attempts < ${MAX_ATTEMPTS}
          and (attempted_at is null or attempted_at < now() - ${RETRY_AFTER}::interval)
        order by created_at limit 1 for update skip locked
      ))
      returning *
    )
    select n.workspace_id as "workspaceId", n.kind, n.event, u.email,
      coalesce(u.language, u.last_language) as language, w.plan, c.used,
      r.file_name as "fileName", r.written, r.failed, t.name as store,
      e.url, e.disabled_reason as "disabledReason"
    from claimed n
    join users u on u.id = n.user_id
    join workspaces w on w.id = n.workspace_id
    left join usage_counters c on n.kind in ('usage_80', 'usage_100')
      and c.workspace_id = n.workspace_id and c.period::text = n.event
    left join bulk_runs r on n.kind = 'failed_run' and r.id = split_part(n.event, ' ', 1)
    left join tokens t on n.kind = 'store_disconnected' and t.id = n.event
    left join webhook_endpoints e on n.kind = 'webhook_disabled' and e.id = split_part(n.event, ' ', 1)
  `;
  return row && parseUnions(row, Unions);
}

/** Composes an email; undefined if its bulk run or endpoint was deleted before the email went out. */
function compose(
  {
    kind,
    event,
    email,
    language,
    plan,
    used,
    fileName,
    written,
    failed,
    store,
    url,
    disabledReason,
  }: Claimed,
  { plans, publicUrl }: { readonly plans: Plans; readonly publicUrl: URL },
): Mail | undefined {
  const page = (path: string) => new URL(path, publicUrl).href;
  const reader = {
    to: email,
    language: language ?? DEFAULT_LANGUAGE,
    settings: page('/settings/notifications'),
  };
  switch (kind) {
    case 'usage_80':
    case 'usage_100':
      return notificationEmails.usage(reader, {
        used: used ?? 0,
        limit: plans[plan].limit,
        isAll: kind === 'usage_100',
        pricing: page('/pricing'),
      });
    case 'failed_run':
      if (failed === null) return undefined;
      return notificationEmails.failedRun(reader, {
        file: fileName,
        written: written ?? 0,
        failed,
        run: page(`/bulk/${event.split(' ')[0] ?? ''}`),
      });
    case 'store_disconnected':
      return notificationEmails.storeDisconnected(reader, {
        store,
        stores: page('/stores'),
      });
    case 'webhook_disabled':
      if (url === null) return undefined;
      return notificationEmails.webhookDisabled(reader, {
        url,
        isGone: disabledReason === 'gone',
        webhooks: page('/webhooks'),
      });
  }
}
