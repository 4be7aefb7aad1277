import { SERVICE_NAME } from '@wareword/shared-schema';
import { logoAsSvg } from '@wareword/ui/tokens';
import { html, unescaped, type Html } from '../../html.ts';
import { DOCUMENT_HEAD } from './head.ts';

const LOGO_HEIGHT = 28;

export interface FramedPage {
  readonly title: string;
  readonly description: string;
  /** Its own address, for search engines. */
  readonly url: URL;
  /** The content of `main`. */
  readonly body: Html;
  /** Beside `main`, where there is room. */
  readonly aside?: Html;
  /** Paths of the scripts it runs. */
  readonly scripts?: readonly string[];
}

/** Glyph and name. */
export const LOGO = unescaped(logoAsSvg({ height: LOGO_HEIGHT }));

/** The frame of every page that the server renders, for visitors and members alike. */
export function pageFrame(page: FramedPage): Html {
  const { title, description, url, body, aside, scripts = [] } = page;
  const image = new URL('/site/preview.png', url).href;
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${DOCUMENT_HEAD}
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="canonical" href="${url.href}" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="${SERVICE_NAME}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${url.href}" />
        <meta property="og:image" content="${image}" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        ${scripts.map((path) => html`<script src="${path}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="brand" href="/">${LOGO}</a>
          <nav aria-label="Main">
            <a class="wide" href="/#prices">Pricing</a>
            <a class="wide" href="/docs">Docs</a>
            <a href="/sign-in">Sign in</a>
            <a class="button" href="/sign-up">Create account</a>
          </nav>
        </header>
        ${
          aside === undefined
            ? html`<main id="main" tabindex="-1">${body}</main>`
            : html`<div class="beside">
                ${aside}
                <main id="main" tabindex="-1">${body}</main>
              </div>`
        }
        <footer class="foot">
          <nav aria-label="More">
            <a href="/docs">Docs</a> <a href="/docs/reference">API reference</a>
            <a href="/pricing">Pricing</a> <a href="/changelog">Changelog</a>
            <a href="/status">Status</a> <a href="/contact">Contact</a> <a href="/terms">Terms</a>
            <a href="/privacy">Privacy</a>
          </nav>
        </footer>
      </body>
    </html> `;
}
