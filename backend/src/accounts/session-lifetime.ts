/** A session ends this long after sign-in, no matter how much it is used. */
export const SESSION_DAYS = 30;
export const SESSION_LIFETIME_SECONDS = SESSION_DAYS * 86_400;

/** A session ends after this long without use. */
export const IDLE_DAYS = 7;
export const MAX_IDLE_MS = IDLE_DAYS * 86_400_000;

/** Whether a session has ended because no one used it. */
export function isIdle({ updatedAt }: { readonly updatedAt: Date }): boolean {
  return Date.now() - updatedAt.getTime() > MAX_IDLE_MS;
}
