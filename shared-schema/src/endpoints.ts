import { ACCOUNT_ENDPOINTS } from './endpoints-account.ts';
import { BATCH_ENDPOINTS } from './endpoints-batches.ts';
import { BRAND_ENDPOINTS } from './endpoints-brands.ts';
import { JOB_ENDPOINTS } from './endpoints-jobs.ts';
import { LISTING_ENDPOINTS } from './endpoints-listings.ts';
import { WEBHOOK_ENDPOINTS } from './endpoints-webhooks.ts';
import type { Endpoint } from './endpoint.ts';

export { TAGS, type Endpoint } from './endpoint.ts';

/** Every endpoint of v1 (contract §13.1), in the order of the API reference. */
export const ENDPOINTS = {
  ...LISTING_ENDPOINTS,
  ...JOB_ENDPOINTS,
  ...BATCH_ENDPOINTS,
  ...BRAND_ENDPOINTS,
  ...WEBHOOK_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
