import { COLORS } from '@wareword/ui/tokens';
import type { PageLanguage } from '../languages.ts';
import { html, unescaped, type Html } from '../html.ts';
import { EMAIL_TEXTS } from './texts/index.ts';

/**
 * A part of an email: a paragraph; a button or a link, each after a sentence that says what it does;
 * or a list.
 */
export type MailPart =
  | string
  | { readonly lead: string; readonly button: string; readonly link: string }
  | { readonly lead: string; readonly link: string }
  | { readonly items: readonly string[]; readonly ordered?: boolean };

export interface Mail {
  readonly to: string;
  /** English if absent. */
  readonly language?: PageLanguage;
  readonly subject: string;
  /** What it says; sent as HTML and as text. */
  readonly parts: readonly MailPart[];
}

/** How the pictures of an email are named within it. */
export const GLYPH_ID = 'glyph@wareword';

/** The email as text, for readers without HTML. */
export function mailText(parts: readonly MailPart[]): string {
  return `${parts.map(partAsText).join('\n\n')}\n`;
}

function partAsText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('link' in part) return `${part.lead}\n${part.link}`;
  return part.items
    .map((item, index) => `${part.ordered === true ? `${index + 1}.` : '-'} ${item}`)
    .join('\n');
}

const { light, dark } = COLORS;
const FONT = 'Figtree, system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif';

/** Colors of dark mode, where the mail program has one. Everything else is inline, as mail needs it. */
const STYLE = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.background} !important; color: ${dark.text} !important; }
  .card { background: ${dark.surface} !important; border-color: ${dark.border} !important; }
  .dimmed { color: ${dark.dimmed} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;

/** The email in our look. Loads nothing: the glyph comes with it, as {@link GLYPH_ID}. */
export function mailHtml(
  subject: string,
  parts: readonly MailPart[],
  language: PageLanguage,
): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        ${unescaped(`<style>${STYLE}</style>`)}
      </head>
      <body
        class="page"
        style="margin:0;padding:24px 12px;background:${light.raised};color:${light.text};font:16px/1.55 ${FONT}"
      >
        <div style="max-width:560px;margin:0 auto">
          <p style="margin:0 0 16px;font-size:20px;font-weight:700">
            <img
              src="cid:${GLYPH_ID}"
              alt=""
              width="28"
              height="28"
              style="vertical-align:middle;margin-right:8px"
            />Wareword
          </p>
          <div
            class="card"
            style="padding:24px;background:${light.surface};border:1px solid ${light.border};border-radius:10px;overflow-wrap:break-word"
          >
            ${parts.map((part) => partAsHtml(part, EMAIL_TEXTS[language].copyLink))}
          </div>
        </div>
      </body>
    </html> `.toString();
}

function partAsHtml(part: MailPart, copyLink: string): Html {
  if (typeof part === 'string') return paragraph(html`${part}`);
  if ('button' in part) {
    return html`${paragraph(html`${part.lead}`)}
      <p style="margin:0 0 16px">
        <a
          class="button"
          href="${part.link}"
          style="display:inline-block;padding:10px 20px;border-radius:6px;background:${light.accent};color:${light.onAccent};font-weight:600;text-decoration:none"
          >${part.button}</a
        >
      </p>
      <p class="dimmed" style="margin:0 0 16px;font-size:14px;color:${light.dimmed}">
        ${copyLink} ${link(part.link)}
      </p>`;
  }
  if ('link' in part) return paragraph(html`${part.lead}<br />${link(part.link)}`);
  const items = part.items.map((item) => html`<li>${item}</li>`);
  return part.ordered === true
    ? html`<ol style="margin:0 0 16px;padding-left:24px">
        ${items}
      </ol>`
    : html`<ul style="margin:0 0 16px;padding-left:24px">
        ${items}
      </ul>`;
}

function paragraph(content: Html): Html {
  return html`<p style="margin:0 0 16px;white-space:pre-line">${content}</p>`;
}

function link(address: string): Html {
  return html`<a class="link" href="${address}" style="color:${light.accent};word-break:break-all"
    >${address}</a
  >`;
}
