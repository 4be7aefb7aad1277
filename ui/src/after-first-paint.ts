/** How long the scripts wait for a paint: a browser that is busy, or hides the page, may not paint it. */
const MAX_WAIT_MS = 300;

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
