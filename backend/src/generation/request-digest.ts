import { hash } from 'node:crypto';
import { rulesOn } from './platforms/index.ts';
import type { ListingRequest } from './request.ts';

/**
 * The SHA-256, in hex, of everything in a request that a writer reads and of the platform's rules
 * on a day, without the brand. Two requests with the same digest are written from the same facts by
 * the same rules.
 */
export function requestDigest(request: ListingRequest, day: string): string {
  const facts = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const rules = rulesOn(request.platform, day).map(({ id, limit }) => [id, limit]);
  return hash('sha256', JSON.stringify([facts, rules]));
}
