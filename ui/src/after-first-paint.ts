/** How long the scripts wait for a paint, which styles may hold up: a browser may never paint the page. */
const MAX_WAIT_MS = 2_000;

/**
 * Lets the browser paint the top of the page before its scripts run, which takes a slow phone a
 * while even if it has them already.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : MAX_WAIT_MS);
  });
}
