const KEY = 'wareword.pasted-way';

/** As long as the bridge waits for the return. */
const GOOD_MS = 10 * 60_000;

/**
 * The way back by hand takes two tabs: whoever loads this page again in between finds the field
 * for the address where it was.
 */
export function keepPasted(url: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ url, at: Date.now() }));
}

export function forgetPasted(): void {
  sessionStorage.removeItem(KEY);
}

/** The address of Wareword's page, where the way back is still open. */
export function keptPasted(): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('url' in kept) || !('at' in kept)) {
      return null;
    }
    const { url, at } = kept;
    const good = typeof at === 'number' && Date.now() - at < GOOD_MS;
    return good && typeof url === 'string' && /^https?:\/\//.test(url) ? url : null;
  } catch {
    return null;
  }
}
