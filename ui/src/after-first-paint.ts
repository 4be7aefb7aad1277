/**
 * Lets the browser paint the top of the page before its scripts run, which takes a slow phone a
 * while even if it has them already.
 */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A page that isn't visible is not painted.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
