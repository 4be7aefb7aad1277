import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preloadLinks } from '@wareword/server/http';
import type { ColorScheme } from '@wareword/ui/tokens';
import { notFound } from '../errors.ts';
import { html } from '../html.ts';
import { LANGUAGES, type PageLanguage } from '../languages.ts';
import { documentAttributes } from './document/color-scheme.ts';
import type { RenderedPage } from './rendered-page.ts';
import { PAGE_TEXTS } from './texts/index.ts';
import { DIST } from './web-build.ts';

/** The element that `web/src/initial-data.ts` reads. */
const INITIAL_DATA_ID = 'initial-data';

/** Where the document says what it needs, in its visitor's language. */
const NO_SCRIPTS = '<!-- without scripts -->';

interface PageContent {
  /** The data as JSON. */
  readonly initialData: string;
  readonly language: PageLanguage;
  readonly colorScheme: ColorScheme | undefined;
  /** Its server-rendered content; without it, only the header is shown until the scripts have loaded. */
  readonly rendered: RenderedPage | undefined;
}

/** A page with its initial data, and links to what it loads first. */
export type PageDocument = (content: PageContent) => string;

export interface DocumentOptions {
  /** Name of one of the `.html` files in `backend/web`. */
  readonly document: 'index' | 'connect';
  /** Paths of the modules that the page will load, relative to `backend/web`. */
  readonly modules: readonly string[];
  /** Whether the server renders what the page first shows. */
  readonly isRendered: boolean;
}

/** Reads a built page. */
export function readPageDocument(options: DocumentOptions): PageDocument {
  const file = resolve(DIST, `${options.document}.html`);
  if (!existsSync(file)) {
    throw notFound('The pages are not built yet. Run: pnpm build');
  }
  const built = readFileSync(file, 'utf8');
  const parts = new Map(
    LANGUAGES.map((language) => [language, partsOf(built, options, language)] as const),
  );
  return ({ initialData, language, colorScheme, rendered }) => {
    const { doctype, start, title, head, body, root, end } =
      parts.get(language) ?? partsOf(built, options, language);
    return [
      doctype,
      html`<html ${documentAttributes({ language, colorScheme })}>`.toString(),
      start,
      html`<title>${rendered?.title ?? title}</title>`.toString(),
      head,
      `<script type="application/json" id="${INITIAL_DATA_ID}">${escapeForScript(initialData)}</script>`,
      body,
      rendered === undefined
        ? `<div id="root">${root}</div>`
        : `<div id="root" data-rendered>${rendered.html}</div>`,
      end,
    ].join('');
  };
}

/** The document in a language, divided where it differs from request to request. */
function partsOf(built: string, options: DocumentOptions, language: PageLanguage) {
  const needsScripts = html`${PAGE_TEXTS[language].needsScripts[options.document]}`.toString();
  const text = built.replace(NO_SCRIPTS, needsScripts);
  const [doctype, , afterElement] = cut(text, '<html lang="en">', '');
  const [start, title, afterTitle] = cut(afterElement, '<title>', '</title>');
  const [head, , afterHead] = cut(afterTitle, '</head>', '');
  const [body, root, end] = cut(afterHead, '<div id="root">', '</div>');
  const links = preloadLinks({ dist: DIST, base: '/', ...options }, language);
  return { doctype, start, title, head: head + links, body: `</head>${body}`, root, end };
}

/** What is before, within and after the first `from` and the last `to`. */
function cut(text: string, from: string, to: string): [before: string, in_: string, after: string] {
  const start = text.indexOf(from);
  const end = to === '' ? start + from.length : text.lastIndexOf(to);
  return [text.slice(0, start), text.slice(start + from.length, end), text.slice(end + to.length)];
}

/** JSON that cannot end its script element, whatever text it contains. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
