import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { catchNetworkError } from '../parts/outcome.ts';
import { shopOf } from '../shop.ts';

/** What "publish all" would change, for its dialog. */
export function loader({ context, params: { runId = '' } }: LoaderFunctionArgs) {
  return shopOf(context).previewPublish(runId);
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return catchNetworkError(() => serverLoader<typeof loader>());
}
