const KEY = 'wareword.pasted-way';

/** How long the server waits for the return. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * Pasting the address takes two tabs: after a reload, the field for the address is still there.
 */
export function savePendingUrl(url: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ url, at: Date.now() }));
}

export function clearPendingUrl(): void {
  sessionStorage.removeItem(KEY);
}

/** The URL of Wareword's page, if the return is still pending. */
export function readPendingUrl(): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('url' in kept) || !('at' in kept)) {
      return null;
    }
    const { url, at } = kept;
    const good = typeof at === 'number' && Date.now() - at < MAX_AGE_MS;
    return good && typeof url === 'string' && /^https?:\/\//.test(url) ? url : null;
  } catch {
    return null;
  }
}
