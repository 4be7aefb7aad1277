/** How long the scripts wait for a paint, which styles may hold up: a browser may never paint the page. */
const MAX_WAIT_MS = 2_000;

/**
 * Lets the browser show the top of the page before its scripts run, which takes a slow phone a while even
 * if it has them already. A paint is reported once it is on the screen.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : MAX_WAIT_MS);
  });
}
