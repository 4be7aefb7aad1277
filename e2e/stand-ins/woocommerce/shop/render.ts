/** Shortcodes that this shop's plugins know; what no plugin knows stays as it is written. */
const KNOWN_SHORTCODES = /\[(?:gallery|products|add_to_cart|size_chart)(?:\s[^\]]*)?\]/g;
const BLOCK =
  /^\s*<(?:!--|\/?(?:address|article|aside|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)\b)/i;

/** What a default GET answers for a description: shortcodes run, loose lines in paragraphs. */
export function render(raw: string): string {
  const text = raw.replace(KNOWN_SHORTCODES, '<div class="shortcode"></div>').trim();
  if (text === '') return '';
  const paragraphs = text.split(/\n\s*\n/).map((part) => {
    if (BLOCK.test(part)) return part;
    return `<p>${part.trim().replaceAll('\n', '<br />\n')}</p>`;
  });
  return `${paragraphs.join('\n')}\n`;
}

/** For text in the pages of the stand-in itself. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}
