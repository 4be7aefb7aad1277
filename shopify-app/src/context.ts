import type { Session } from '@shopify/shopify-api';
import type { PublishingContext } from '@wareword/publishing';
import type { SecurityEvents } from '@wareword/security/events';
import type { Logger } from '@wareword/security/logging';
import type { ConnectContext } from '@wareword/store-app/connect';
import type { ServiceContext } from '@wareword/store-app/service';
import type { SignedInCalls } from '@wareword/store-app/limits';
import type { Config } from './config.ts';
import type { UninstallContext } from './shops/index.ts';

/** What the app's features need, created once at startup. */
export interface ShopifyAppContext extends UninstallContext {
  readonly config: Pick<Config, 'apiKey' | 'distribution' | 'publicUrl'>;
  /** Shopify's library: returns the session of a request, or throws a Response to send instead. */
  readonly authenticate: (request: Request) => Promise<{ readonly session: Session }>;
  readonly calls: SignedInCalls;
  readonly connect: ConnectContext & ServiceContext;
  readonly publishing: PublishingContext;
  readonly securityEvents: SecurityEvents;
  readonly logger: Logger;
}
