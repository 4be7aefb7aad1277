import type { SecurityEvents } from '@wareword/security/events';
import type { ServiceContext } from '@wareword/store-app/service';
import type { PublishingContext } from '@wareword/publishing';
import type { AccessContext } from './access/index.ts';
import type { ConnectContext } from './connect/index.ts';

/** What the app's features need, created once at startup. */
export interface WooAppContext extends AccessContext, ConnectContext, ServiceContext {
  readonly publishing: PublishingContext;
  readonly securityEvents: SecurityEvents;
}
