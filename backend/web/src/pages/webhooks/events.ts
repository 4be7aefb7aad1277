import type { WebhookEvent } from '@wareword/shared-schema';
import { t } from '../../messages/webhooks.ts';

/** The name of each event on the page; its type is next to it. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent, () => string>> = {
  'job.completed': () => t('jobCompleted'),
  'job.failed': () => t('jobFailed'),
  'batch.completed': () => t('batchCompleted'),
  'usage.threshold': () => t('usageThresholdEvent'),
  'store.disconnected': () => t('storeDisconnected'),
};
