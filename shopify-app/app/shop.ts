import type { AppLoadContext } from '@remix-run/node';
import type { Shop } from '../src/load-context/index.ts';

/** The shop that a request was authenticated for. */
export function shopOf({ wareword: { shop } }: AppLoadContext): Shop {
  // Every path below /app requires a shop.
  if (shop === null) throw new Response(null, { status: 404 });
  return shop;
}
