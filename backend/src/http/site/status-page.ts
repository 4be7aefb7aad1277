import type { AppResponse } from '@wareword/server/http';
import { SERVICE_NAME } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { Database } from '../../database/index.ts';
import type { Readiness } from '@wareword/server/http';
import { html } from '../../html.ts';
import { pageFrame } from '../document/frame.ts';
import { sendHtml } from '../document/send-html.ts';

/** `/status`: whether listings can be written now. */
export function statusPage(ctx: {
  readonly publicUrl: URL;
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
    const page = pageFrame({
      title: `Status – ${SERVICE_NAME}`,
      description: `Whether ${SERVICE_NAME} works right now.`,
      url: new URL('/status', ctx.publicUrl),
      body: html`<div class="text">
        <h1>${works ? "We're up" : 'We have a problem'}</h1>
        <p>
          ${
            works
              ? 'The website, the API and our database are responding.'
              : "Our database can't be reached. Your listings are safe, and nothing you have paid for is lost. We're on it; try again in a few minutes."
          }
        </p>
        <p class="dimmed">Checked just now. Reload the page to check again.</p>
      </div>`,
    });
    await sendHtml(request, response, page);
  };
}
