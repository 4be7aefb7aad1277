import type { Failure } from './failures.ts';
import type { DeliveryResult } from './post-message.ts';

/** Whether a receiver has accepted a message (contract §20.6). */
export function isSuccess({ status }: Pick<DeliveryResult, 'status'>): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** Why an attempt with this result failed. */
export function failureOf({ status, failure }: DeliveryResult): Failure {
  return failure ?? { code: 'status', status };
}
