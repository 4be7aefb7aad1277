import { SERVICE_NAME } from '@wareword/shared-schema';
import { logoAsSvg, type ColorScheme } from '@wareword/ui/tokens';
import { html, unescaped, type Html } from '../../html.ts';
import { LANGUAGE_NAMES, LANGUAGES, type PageLanguage } from '../../languages.ts';
import { PAGE_TEXTS, type PageTexts } from '../texts/index.ts';
import { documentAttributes } from './color-scheme.ts';
import { DOCUMENT_HEAD } from './head.ts';
import { urlIn } from './url-in.ts';

const LOGO_HEIGHT = 28;

export interface FramedPage {
  readonly language: PageLanguage;
  /**
   * Whether the address names the language, or only the visitor's choice decides it. Absent if the page
   * is in one language.
   */
  readonly languageFrom?: 'url' | 'visitor';
  /** The visitor's choice, if there is one. */
  readonly colorScheme: ColorScheme | undefined;
  /** Its header leads members to the dashboard, and anyone else to sign in. */
  readonly isSignedIn: boolean;
  readonly title: string;
  readonly description: string;
  /** Its address without a language. */
  readonly url: URL;
  /** The content of `main`. */
  readonly body: Html;
  /** Next to `main` if there is room. */
  readonly aside?: Html;
  /** Paths of the scripts it runs. */
  readonly scripts?: readonly string[];
}

/** Glyph and name. */
export const LOGO = unescaped(logoAsSvg({ height: LOGO_HEIGHT }));

/** The frame of every page that the server renders, for visitors and members alike. */
export function pageFrame(page: FramedPage): Html {
  const { language, languageFrom, colorScheme, isSignedIn, title, description, url, body } = page;
  const { aside, scripts = [] } = page;
  const texts = PAGE_TEXTS[language];
  const address = languageFrom === 'url' ? urlIn(language, url) : url;
  const image = new URL('/site/preview.png', url).href;
  return html`<!doctype html>
    <html ${documentAttributes({ language, colorScheme })}>
      <head>
        ${DOCUMENT_HEAD}
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <link rel="canonical" href="${address.href}" />
        ${languageFrom === undefined ? undefined : alternates(url)}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="${SERVICE_NAME}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${address.href}" />
        <meta property="og:image" content="${image}" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        ${scripts.map((path) => html`<script src="${path}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">${texts.skipToContent}</a>
        ${pageHeader(texts, isSignedIn)}
        ${
          aside === undefined
            ? html`<main id="main" tabindex="-1">${body}</main>`
            : html`<div class="beside">
                ${aside}
                <main id="main" tabindex="-1">${body}</main>
              </div>`
        }
        <footer class="foot">
          <nav aria-label="${texts.moreNavigation}">
            <a href="/docs" hreflang="en">${texts.docs}</a>
            <a href="/docs/reference" hreflang="en">${texts.apiReference}</a>
            <a href="/pricing">${texts.pricing}</a>
            <a href="/changelog" hreflang="en">${texts.changelog}</a>
            <a href="/status">${texts.status}</a> <a href="/contact">${texts.contact}</a>
            <a href="/terms">${texts.terms}</a> <a href="/privacy">${texts.privacy}</a>
          </nav>
          ${languageFrom === undefined ? undefined : languageLinks(language, url)}
        </footer>
      </body>
    </html> `;
}

/** The menu of every page: it leads a member to the dashboard, and a visitor to sign in. */
export function pageHeader(texts: PageTexts, isSignedIn: boolean): Html {
  return html`<header class="top">
    <a class="brand" href="/">${LOGO}</a>
    <nav aria-label="${texts.mainNavigation}">
      <a class="wide" href="${isSignedIn ? '/pricing' : '/#prices'}">${texts.pricing}</a>
      <a class="wide" href="/docs" hreflang="en">${texts.docs}</a>
      ${
        isSignedIn
          ? html`<a href="/">${texts.dashboard}</a>`
          : html`<a href="/sign-in">${texts.signIn}</a>
              <a class="button" href="/sign-up">${texts.createAccount}</a>`
      }
    </nav>
  </header>`;
}

/** The page in each language, for search engines, and its address that follows the visitor. */
function alternates(url: URL): Html {
  return html`${LANGUAGES.map(
      (language) =>
        html`<link rel="alternate" hreflang="${language}" href="${urlIn(language, url).href}" />`,
    )} <link rel="alternate" hreflang="x-default" href="${url.href}" />`;
}

function languageLinks(current: PageLanguage, url: URL): Html {
  return html`<nav aria-label="${PAGE_TEXTS[current].languageNavigation}">
    ${LANGUAGES.map((language) => {
      const { pathname, search } = urlIn(language, url);
      return html`<a
        href="${pathname}${search}"
        hreflang="${language}"
        lang="${language}"
        ${language === current ? html`aria-current="true"` : undefined}
        >${LANGUAGE_NAMES[language]}</a
      > `;
    })}
  </nav>`;
}
