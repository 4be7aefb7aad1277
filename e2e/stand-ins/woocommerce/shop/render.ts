/** Shortcodes of this shop's plugins; unknown ones stay as they are written. */
const KNOWN_SHORTCODES = /\[(?:gallery|products|add_to_cart|size_chart)(?:\s[^\]]*)?\]/g;
const BLOCK =
  /^\s*<(?:!--|\/?(?:address|article|aside|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)\b)/i;

/** A description as a default GET returns it: shortcodes run, loose lines become paragraphs. */
export function render(raw: string): string {
  const text = raw.replace(KNOWN_SHORTCODES, '<div class="shortcode"></div>').trim();
  if (text === '') return '';
  const paragraphs = text.split(/\n\s*\n/).map((part) => {
    if (BLOCK.test(part)) return part;
    return `<p>${part.trim().replaceAll('\n', '<br />\n')}</p>`;
  });
  return `${paragraphs.join('\n')}\n`;
}

/** Escapes text for the stand-in's own pages. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}
