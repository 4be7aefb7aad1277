import type { Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import type { ApiContext } from './handler.ts';

/** `GET /openapi.json`: built from the endpoint table on the first request. */
export function sendOpenApi({ publicUrl, settings }: Pick<ApiContext, 'publicUrl' | 'settings'>) {
  let document: Promise<object> | undefined;
  return async (_request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = '/openapi.json';
    document ??= import('@wareword/shared-schema/openapi').then(({ buildOpenApiDocument }) =>
      buildOpenApiDocument({
        baseUrl: publicUrl.origin,
        idempotencyTtlSeconds: settings.idempotencyTtlMs / 1000,
        jobExpirySeconds: settings.expiryMs / 1000,
      }),
    );
    response.json(await document);
  };
}
