/**
 * Runs what fills the page once what stands in its document was painted: on a slow phone the
 * scripts take longer to run than to arrive. A page in the background paints nothing.
 */
export function afterFirstPaint(fill: () => Promise<unknown>): void {
  const begin = (): void => {
    fill().catch(sayThatItFailed);
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}

function sayThatItFailed(): void {
  const shown = document.querySelector('#root > .before-scripts');
  if (shown !== null) shown.textContent = 'The page could not be loaded. Load it again.';
}
