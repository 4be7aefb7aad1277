const NOTED = 'loaded-anew-at';

/** After a load that did not help, that many milliseconds pass before the next. */
const PAUSE_MS = 60_000;

/**
 * Loads the page again where a part of it could not be fetched: the service was updated since the
 * page was opened, and knows the files of its former version no more. Only for parts that are
 * fetched on the way to another page, where nothing that was typed is lost.
 * @returns never, where the page is loaded again
 * @throws the error, where that was tried a moment ago, or there is no connection
 */
export function loadAnew(error: unknown): Promise<never> {
  // Without a connection it would be the browser's own page of that, and the dashboard gone.
  if (!navigator.onLine || !mayLoadAnew()) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}

function mayLoadAnew(): boolean {
  try {
    const before = Number(window.sessionStorage.getItem(NOTED));
    if (Date.now() - before < PAUSE_MS) return false;
    window.sessionStorage.setItem(NOTED, String(Date.now()));
    return true;
  } catch {
    // Without a note of it the page could load itself again and again.
    return false;
  }
}
