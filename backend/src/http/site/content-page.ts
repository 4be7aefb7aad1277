import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppResponse } from '@wareword/server/http';
import { SERVICE_NAME } from '@wareword/shared-schema';
import { Router, type Request, type RequestHandler } from 'express';
import { marked } from 'marked';
import { html, unescaped, type Html } from '../../html.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type PageLanguage } from '../../languages.ts';
import { pageFrame } from '../document/frame.ts';
import { readPageVisitor } from '../document/page-visitor.ts';
import { sendHtml } from '../document/send-html.ts';
import type { SessionContext } from '../read-request-session.ts';
import { PAGE_TEXTS, type PageTexts } from '../texts/index.ts';

/** Pages whose text is the operator's own, as `<name>.md` in the content folder. */
const PAGES = ['contact', 'terms', 'privacy'] as const;

export interface ContentContext extends SessionContext {
  readonly publicUrl: URL;
  /** The folder with the Markdown files. */
  readonly contentDir: string;
  readonly supportEmail: string | undefined;
}

/** A text, and the language it was found in. */
interface Content {
  readonly language: PageLanguage;
  readonly text: Html;
}

/**
 * `/contact`, `/terms` and `/privacy`.
 * @throws {Error} if one of the files cannot be read: the start fails rather than a visitor's click
 */
export function contentPages(ctx: ContentContext, policy: RequestHandler): Router {
  const router = Router();
  for (const name of PAGES) {
    const contentIn = readContents(ctx.contentDir, name);
    router.get(`/${name}`, policy, async (request: Request, response: AppResponse) => {
      const visitor = await readPageVisitor(ctx, request, response);
      const texts = PAGE_TEXTS[visitor.language];
      const { language, text } = contentIn(visitor.language);
      response.setHeader('Cache-Control', 'no-cache');
      const page = pageFrame({
        ...visitor,
        title: `${texts[name]} · ${SERVICE_NAME}`,
        description: texts[`${name}Description`],
        url: new URL(`/${name}`, ctx.publicUrl),
        body: html`<div class="text">
          <div lang="${language}">${text}</div>
          ${name === 'contact' ? howToReach(texts, ctx.supportEmail) : undefined}
        </div>`,
      });
      await sendHtml(request, response, page);
    });
  }
  return router;
}

/** The text for readers of each language: in `<language>/<name>.md`, or else in `<name>.md`. */
function readContents(folder: string, name: string): (language: PageLanguage) => Content {
  const common = readContent(folder, name, DEFAULT_LANGUAGE);
  const translated = new Map(
    LANGUAGES.filter((language) => existsSync(join(folder, language, `${name}.md`))).map(
      (language) => [language, readContent(join(folder, language), name, language)],
    ),
  );
  return (language) => translated.get(language) ?? common;
}

function readContent(folder: string, name: string, language: PageLanguage): Content {
  const markdown = readFileSync(join(folder, `${name}.md`), 'utf8');
  return { language, text: unescaped(marked.parse(markdown, { async: false })) };
}

function howToReach(texts: PageTexts, address: string | undefined): Html {
  if (address === undefined) {
    return html`<p>${texts.contactOperator}</p>
      <p id="own-server">
        ${texts.ownServer((text) => html`<a href="/docs/shop-owners#own-server">${text}</a>`)}
      </p>`;
  }
  return html`<p>${texts.writeTo(html`<a href="mailto:${address}">${address}</a>`)}</p>`;
}
