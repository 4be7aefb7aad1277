import { LANGUAGES } from '../../languages.ts';
import { DOCS_PATHS } from '../docs/layout.ts';
import { urlIn } from '../document/url-in.ts';

/** Pages in every language. */
const TRANSLATED_PATHS = ['/', '/pricing', '/contact', '/terms', '/privacy'];

/** The public pages, for search engines: those in several languages at an address for each. */
export function sitemap(publicUrl: URL): string {
  const entries = [
    ...TRANSLATED_PATHS.flatMap((path) => translated(new URL(path, publicUrl))),
    // In English.
    ...DOCS_PATHS.map((path) => entry(new URL(path, publicUrl))),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

function translated(url: URL): string[] {
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, urlIn(language, url))),
    alternate('x-default', url),
  ].join('');
  return [url, ...LANGUAGES.map((language) => urlIn(language, url))].map((address) =>
    entry(address, alternates),
  );
}

function entry(address: URL, alternates = ''): string {
  return `<url><loc>${address.href}</loc>${alternates}</url>`;
}

function alternate(language: string, address: URL): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address.href}"/>`;
}
