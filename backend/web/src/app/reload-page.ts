const RELOADED_AT_KEY = 'reloaded-at';

/** Minimum time between two reloads that did not help, in milliseconds. */
const PAUSE_MS = 60_000;

/**
 * Reloads the page if one of its chunks could not be fetched, because the service was updated since
 * it was opened and the old files are gone. Only for chunks loaded while navigating, when no typed
 * input can be lost.
 * @returns never, if the page is reloaded
 * @throws the error if a reload was just tried, or there is no connection
 */
export function reloadPage(error: unknown): Promise<never> {
  // Without a connection the browser would replace the dashboard with its own error page.
  if (!navigator.onLine || !canReload()) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}

function canReload(): boolean {
  try {
    const before = Number(window.sessionStorage.getItem(RELOADED_AT_KEY));
    if (Date.now() - before < PAUSE_MS) return false;
    window.sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    return true;
  } catch {
    // If this cannot be stored, the page could reload forever.
    return false;
  }
}
