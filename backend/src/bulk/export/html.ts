/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Bullets as an HTML list; a single one is a paragraph. */
export function htmlOfBullets(bullets: readonly string[]): string {
  const [first, ...others] = bullets.map(escapeHtml);
  if (first === undefined) return '';
  if (others.length === 0) return `<p>${first}</p>`;
  return `<ul>\n${[first, ...others].map((bullet) => `<li>${bullet}</li>`).join('\n')}\n</ul>`;
}
