import type { Failure } from './failures.ts';
import type { Answer } from './post-message.ts';

/** Whether a receiver has taken a message (contract §20.6). */
export function isSuccess({ status }: Pick<Answer, 'status'>): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** Why an attempt failed that ended with this answer. */
export function failureOf({ status, failure }: Answer): Failure {
  return failure ?? { code: 'status', status };
}
