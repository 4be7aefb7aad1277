import type { Answer } from './post-message.ts';

/** Whether a receiver has taken a message (contract §20.6). */
export function isSuccess({ status }: Pick<Answer, 'status'>): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** Why an attempt failed, for the endpoint's owner. */
export function problemOf({ status, error }: Answer): string {
  return error ?? `The response was ${status}, not 2xx.`;
}
