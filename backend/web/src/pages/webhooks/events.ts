import type { WebhookEvent } from '@wareword/shared-schema';

/** What each event is called on the page; its type is beside it. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'job.completed': 'Job completed',
  'job.failed': 'Job failed',
  'batch.completed': 'Batch completed',
  'usage.threshold': '80% or 100% of monthly listings used',
  'store.disconnected': 'Store disconnected',
};
