import type { Logger } from '@wareword/security/logging';
import { openResources, serve, type RunningApp } from '@wareword/store-app/app';
import { createStoreAppServer } from '@wareword/store-app/http';
import type { Config } from './config.ts';
import { createContext } from './create-context.ts';
import { contentPolicy } from './http/policy.ts';
import { createRouter } from './http/router.ts';
import { IDENTITY } from './identity.ts';

/**
 * Starts the app on a migrated database.
 * @param options.now replaces the clock in tests
 */
export async function startShopifyApp(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  { now = () => new Date() }: { now?: () => Date } = {},
): Promise<RunningApp> {
  const offersPlans = config.distribution === 'custom';
  const parts = await openResources({
    ...{ identity: IDENTITY, config, logger, databaseUrl, offersPlans, now },
  });
  const ctx = createContext(parts, config);
  return serve(parts, {
    listener: createStoreAppServer(parts, {
      policy: contentPolicy(ctx.library),
      router: createRouter(ctx, config),
    }),
    publishing: ctx.publishing,
    // Shopify's admin puts the selected products into the URL.
    headersTooLarge:
      'You selected too many products to open here. Select fewer, or select them in the app.',
  });
}
