import { useRouteLoaderData } from '@remix-run/react';
import type { Frame } from '../src/load-context/index.ts';
import type { loader } from './routes/app.tsx';

/** What every page below `/app` knows without a request. */
export function useFrame(): Frame {
  const frame = useRouteLoaderData<typeof loader>('routes/app');
  if (frame === undefined) throw new Error("This route isn't below /app.");
  return frame;
}
