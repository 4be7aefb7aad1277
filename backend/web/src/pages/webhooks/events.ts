import type { WebhookEvent } from '@wareword/shared-schema';
import { t } from '../../messages/webhooks.ts';

/** What each event is called on the page; its type is beside it. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent, () => string>> = {
  'job.completed': () => t('jobCompleted'),
  'job.failed': () => t('jobFailed'),
  'batch.completed': () => t('batchCompleted'),
  'usage.threshold': () => t('usageThresholdEvent'),
  'store.disconnected': () => t('storeDisconnected'),
};
