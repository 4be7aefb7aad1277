import type { Logger } from '@wareword/security/logging';
import { openResources, serve, type RunningApp } from '@wareword/store-app/app';
import { createRunScheduler, type PeriodicTask } from '@wareword/store-app/worker';
import { restoreWebhooks, withAutomaticGrant, type AutomaticContext } from './automatic/index.ts';
import { openStore, wooMediaIn } from './catalog/index.ts';
import type { Config } from './config.ts';
import type { WooAppContext } from './context.ts';
import { publishing, StoreIdSchema } from './database/index.ts';
import { WOO_FIELDS } from './fields.ts';
import { createApp } from './http/app.ts';
import { IDENTITY } from './identity.ts';
import { deleteUnconnected, isConnected, recordRefusedToken } from './stores/index.ts';
import { createApi } from './trpc/index.ts';

/** How often to look for stores whose webhooks are due for a check. */
const WEBHOOK_CHECK_INTERVAL_MS = 60_000;

/** How often to look for stores that have been unconnected for too long. */
const DELETION_INTERVAL_MS = 6 * 3_600_000;

/**
 * Starts the app on a migrated database.
 * @param options.now replaces the clock in tests
 */
export async function startWooApp(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  { now = () => new Date() }: { now?: () => Date } = {},
): Promise<RunningApp> {
  const opening = { identity: IDENTITY, config, logger, databaseUrl, offersPlans: true, now };
  const parts = await openResources(opening);
  const { database, vault, service, securityEvents } = parts;
  const { publicUrl, stores: policy } = config;
  const shared = {
    ...{ database, vault, service, policy, publicUrl, now },
    recordRefusedToken: ({ id, token }: { id: string; token: string }) =>
      recordRefusedToken({
        ctx: { database, now },
        input: { storeId: StoreIdSchema.parse(id), token },
      }),
  };
  const app: WooAppContext = {
    ...shared,
    securityEvents,
    publishing: {
      orm: database.orm,
      tables: publishing,
      platform: 'woocommerce',
      fields: WOO_FIELDS,
      mediaIn: wooMediaIn,
      openStore: (storeId) => openStore(shared, StoreIdSchema.parse(storeId)),
      isConnected: async (storeId) => isConnected(shared, StoreIdSchema.parse(storeId)),
      withAutomaticGrant: withAutomaticGrant(database),
      scheduleRun: createRunScheduler(database.sql, IDENTITY),
      now,
      onError: (error, { runId }) =>
        logger.error({ err: error, runId }, 'unexpected error in a run; retrying'),
    },
  };
  return serve(parts, {
    listener: createApp(parts, app, createApi(app, logger)),
    publishing: app.publishing,
    tasks: [webhookChecks(shared, logger), deletions(shared, logger)],
    headersTooLarge: "Your browser sent too much data. Clear this site's cookies and try again.",
  });
}

function deletions(ctx: Pick<AutomaticContext, 'database' | 'now'>, logger: Logger): PeriodicTask {
  return {
    what: 'deleting unconnected stores',
    everyMs: DELETION_INTERVAL_MS,
    run: async (signal) => {
      const deleted = await deleteUnconnected({ ctx, input: { signal } });
      if (deleted.runs + deleted.stores > 0) {
        logger.info({ deleted }, 'deleted leftover data of unconnected stores');
      }
    },
  };
}

function webhookChecks(ctx: AutomaticContext, logger: Logger): PeriodicTask {
  return {
    what: 'restoring webhooks',
    everyMs: WEBHOOK_CHECK_INTERVAL_MS,
    run: () =>
      restoreWebhooks({
        ctx,
        input: {
          onError: (error, { storeId }) =>
            logger.error({ err: error, storeId }, 'unexpected error while restoring webhooks'),
        },
      }),
  };
}
