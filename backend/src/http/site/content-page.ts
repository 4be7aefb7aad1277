import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppResponse } from '@wareword/server/http';
import { SERVICE_NAME } from '@wareword/shared-schema';
import { Router, type Request, type RequestHandler } from 'express';
import { marked } from 'marked';
import { html, unescaped, type Html } from '../../html.ts';
import { pageFrame } from '../document/frame.ts';
import { sendHtml } from '../document/send-html.ts';

/** Pages whose text is the operator's own, as `<name>.md` in the content folder. */
const PAGES = {
  contact: { title: 'Contact', description: `How to reach us.` },
  terms: { title: 'Terms', description: `The terms for using ${SERVICE_NAME}.` },
  privacy: { title: 'Privacy', description: `What ${SERVICE_NAME} stores about you, and why.` },
} as const;

export interface ContentSettings {
  readonly publicUrl: URL;
  /** The folder with the Markdown files. */
  readonly contentDir: string;
  readonly supportEmail: string | undefined;
}

/**
 * `/contact`, `/terms` and `/privacy`.
 * @throws {Error} if one of the files cannot be read: the start fails rather than a visitor's click
 */
export function contentPages(settings: ContentSettings, policy: RequestHandler): Router {
  const router = Router();
  for (const [name, { title, description }] of Object.entries(PAGES)) {
    const text = readFileSync(join(settings.contentDir, `${name}.md`), 'utf8');
    const page = pageFrame({
      title: `${title} – ${SERVICE_NAME}`,
      description,
      url: new URL(`/${name}`, settings.publicUrl),
      body: html`<div class="text">
        ${unescaped(marked.parse(text, { async: false }))}
        ${name === 'contact' ? howToReach(settings.supportEmail) : undefined}
      </div>`,
    });
    router.get(`/${name}`, policy, async (request: Request, response: AppResponse) => {
      response.setHeader('Cache-Control', 'no-cache');
      await sendHtml(request, response, page);
    });
  }
  return router;
}

function howToReach(address: string | undefined): Html {
  if (address === undefined)
    return html`<p>To reach us, contact the administrator of this server.</p>`;
  return html`<p>Write to <a href="mailto:${address}">${address}</a>.</p>`;
}
