import type { PublishingContext } from '@wareword/publishing';
import type { AccessContext } from './access/index.ts';
import type { ConnectContext } from './connect/index.ts';

/** What the bridge's verbs need, made once at the start. */
export interface BridgeContext extends AccessContext, ConnectContext {
  readonly publishing: PublishingContext;
}
