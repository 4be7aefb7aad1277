import type { AppResponse } from '@wareword/server/http';
import { SERVICE_NAME } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { Authentication } from '../../accounts/index.ts';
import type { Database } from '../../database/index.ts';
import type { Readiness } from '@wareword/server/http';
import { html } from '../../html.ts';
import { pageFrame } from '../document/frame.ts';
import { readPageVisitor } from '../document/page-visitor.ts';
import { sendHtml } from '../document/send-html.ts';
import { PAGE_TEXTS } from '../texts/index.ts';

/** `/status`: whether listings can be written now. */
export function statusPage(ctx: {
  readonly publicUrl: URL;
  readonly authentication: Authentication;
  readonly database: Database;
  readonly readiness: Readiness;
}) {
  return async (request: Request, response: AppResponse): Promise<void> => {
    const stored = await ctx.database.sql`select 1`.then(
      () => true,
      () => false,
    );
    const works = stored && ctx.readiness.serving;
    response.status(works ? 200 : 503).setHeader('Cache-Control', 'no-store');
    const visitor = await readPageVisitor(ctx, request, response);
    const texts = PAGE_TEXTS[visitor.language];
    const page = pageFrame({
      ...visitor,
      title: `${texts.status} · ${SERVICE_NAME}`,
      description: texts.statusDescription,
      url: new URL('/status', ctx.publicUrl),
      body: html`<div class="text">
        <h1>${works ? texts.up : texts.down}</h1>
        <p>${works ? texts.upHelp : texts.downHelp}</p>
        <p class="dimmed">${texts.checkedNow}</p>
      </div>`,
    });
    await sendHtml(request, response, page);
  };
}
