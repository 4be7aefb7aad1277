import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAME } from '@wareword/shared-schema';
import { DOCUMENT_HEAD } from '../docs/document-head.ts';
import { html, unescaped, type Html } from '../docs/html.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'assets/site.css'), 'utf8');

/** The styles are within the page, which saves a round trip before anything shows. */
export const STYLE_SOURCE = `'sha256-${hash('sha256', STYLE, 'base64')}'`;

export interface SitePage {
  readonly title: string;
  readonly description: string;
  /** Its own address, for search engines. */
  readonly url: URL;
  readonly body: Html;
}

/** The frame of every page that a visitor sees before signing in. No scripts. */
export function siteFrame({ title, description, url, body }: SitePage): Html {
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
        <link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml" />
        ${unescaped(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="brand" href="/">
            <img src="/docs/assets/icon.svg" alt="" width="28" height="28" />${SERVICE_NAME}
          </a>
          <nav aria-label="Main">
            <a class="wide" href="/#prices">Pricing</a>
            <a class="wide" href="/docs">Docs</a>
            <a href="/sign-in">Sign in</a>
            <a class="button" href="/sign-up">Create account</a>
          </nav>
        </header>
        <main id="main" tabindex="-1">${body}</main>
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
