import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { shopByDomain, uninstall, type State } from '../state.ts';
import { fieldsOf } from '../body.ts';
import type { Fault } from '../faults.ts';
import type { Shop } from '../shop/shop.ts';
import { executeQuery } from './execute.ts';
import { API_VERSION } from './schema.ts';

const AskedSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The scripted fault of this request, if it is one of the API's own. */
export interface FaultLocals {
  fault?: Fault;
}

/** `POST https://{shop}/admin/api/{version}/graphql.json`. */
export function adminApiRoutes(state: State): Router {
  const router = express.Router();
  router.post('/:version/graphql.json', (request, response: Response<unknown, FaultLocals>) => {
    respond(state, request, response);
  });
  return router;
}

function respond(
  state: State,
  request: Request<{ version: string }>,
  response: Response<unknown, FaultLocals>,
): void {
  const { fault } = response.locals;
  const shop = shopByDomain(state, request.hostname);
  if (shop === undefined || request.params.version !== API_VERSION) {
    response.status(404).json({ errors: 'Not Found' });
    return;
  }
  const token = request.get('x-shopify-access-token') ?? '';
  if (shop.granted === undefined || !state.tokens.accept(shop.domain, token)) {
    const message = '(unrecognized login or wrong password)';
    response.status(401).json({ errors: `[API] Invalid API key or access token ${message}` });
    return;
  }
  const parsed = AskedSchema.safeParse(fieldsOf(request));
  if (!parsed.success) {
    response.status(400).json({ errors: { query: 'Required parameter missing or invalid' } });
    return;
  }
  response.json(
    executeQuery(
      parsed.data,
      {
        shop,
        granted: shop.granted,
        apiKey: state.app.apiKey,
        uninstall: () => leave(state, shop),
        failing: new Set(fault?.do === 'partial' ? fault.failing : []),
      },
      (query) => state.queries.push(query),
      fault?.do === 'throttle',
    ),
  );
}

function leave(state: State, shop: Shop): void {
  void uninstall(state, shop).catch(console.error);
}
