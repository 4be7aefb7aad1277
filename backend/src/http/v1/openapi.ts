import type { Request } from 'express';
import type { AppResponse } from '../request-context.ts';

/** `GET /openapi.json`: made from the endpoint table when it is first asked for. */
export function sendOpenApi(publicUrl: URL) {
  let document: Promise<object> | undefined;
  return async (_request: Request, response: AppResponse): Promise<void> => {
    response.locals.route = '/openapi.json';
    document ??= import('@wareword/shared-schema/openapi').then(({ buildOpenApiDocument }) =>
      buildOpenApiDocument({ baseUrl: publicUrl.origin }),
    );
    response.json(await document);
  };
}
