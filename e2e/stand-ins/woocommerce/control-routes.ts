import express, { type Router } from 'express';
import { z } from 'zod';
import type { Store } from './store.ts';

const FaultSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('html'), status: z.int().optional() }),
  z.object({ do: z.literal('slow'), ms: z.int() }),
  z.object({ do: z.literal('hang') }),
  z.object({ do: z.literal('drop') }),
  z.object({ do: z.literal('lose-response') }),
]);

/** Commands for a store that runs in its own process; one per request. */
const ControlSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('cron') }),
  z.object({
    do: z.literal('fail'),
    fault: FaultSchema,
    times: z.int().optional(),
    every: z.int().positive().optional(),
    method: z.string().optional(),
    path: z.string().optional(),
  }),
  z.object({ do: z.literal('clear-faults') }),
  z.object({ do: z.literal('revoke-keys') }),
  z.object({ do: z.literal('maintenance'), on: z.boolean() }),
  z.object({ do: z.literal('seo'), plugin: z.enum(['yoast', 'rankmath', 'both', 'none']) }),
  z.object({ do: z.literal('permalinks'), links: z.enum(['pretty', 'plain']) }),
  z.object({ do: z.literal('index'), index: z.enum(['open', 'closed']) }),
  z.object({ do: z.literal('drop-authorization'), on: z.boolean() }),
  z.object({ do: z.literal('return-plugin'), appUrl: z.string().nullable() }),
]);

/** `POST /__stand-in` with one JSON object, such as `{"do": "cron"}`. */
export function controlRoutes(store: Store): Router {
  const router = express.Router();
  router.post('/', express.json(), (request, response, next) => {
    const parsed = ControlSchema.safeParse(request.body);
    if (!parsed.success) {
      response.status(400).json({ problem: z.prettifyError(parsed.error) });
      return;
    }
    perform(store, parsed.data).then((body) => response.json(body), next);
  });
  return router;
}

async function perform(store: Store, control: z.output<typeof ControlSchema>): Promise<object> {
  switch (control.do) {
    case 'cron':
      return { delivered: await store.deliveries.run() };
    case 'fail': {
      const { fault, times, every, method, path } = control;
      store.faults.add({
        fault: fault.do === 'html' ? { do: 'html', status: fault.status ?? 200 } : fault,
        ...(times === undefined ? {} : { times }),
        ...(every === undefined ? {} : { every }),
        ...(method === undefined ? {} : { method }),
        ...(path === undefined ? {} : { path }),
      });
      return {};
    }
    case 'clear-faults':
      store.faults.clear();
      return {};
    case 'revoke-keys':
      store.shop.keys.clear();
      return {};
    case 'maintenance':
      store.settings.maintenance = control.on;
      return {};
    case 'seo':
      store.settings.seo = control.plugin;
      return {};
    case 'permalinks':
      store.settings.permalinks = control.links;
      return {};
    case 'index':
      store.settings.index = control.index;
      return {};
    case 'drop-authorization':
      store.settings.dropsAuthorization = control.on;
      return {};
    case 'return-plugin':
      store.settings.returnPlugin =
        control.appUrl === null ? undefined : { appUrl: control.appUrl };
      return {};
  }
}
