import { localPath } from './local-path.ts';

/**
 * Where the user was going before they had to open an emailed link. Stored in their own browser:
 * anyone can request an email to another person's address, so the email must not contain a target
 * of the requester's choice.
 */
const KEY = 'wareword.next';

/** How long emailed links are valid, in milliseconds. */
const TTL_MS = 86_400_000;

/** Remembers where to continue, unless it is the dashboard itself. */
export function saveNext(path: string): void {
  clearNext();
  if (path === '/') return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + TTL_MS }));
  } catch {
    // Without storage the link leads to the dashboard.
  }
}

/** Where to continue; the dashboard by default. */
export function loadNext(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('path' in kept && typeof kept.path === 'string') ||
      !('until' in kept && typeof kept.until === 'number' && kept.until > Date.now())
    ) {
      return '/';
    }
    return localPath(kept.path) ?? '/';
  } catch {
    return '/';
  }
}

/** Called once the user has continued there. */
export function clearNext(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget then.
  }
}
