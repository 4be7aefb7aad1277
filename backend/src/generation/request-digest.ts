import { hash } from 'node:crypto';
import type { Platform } from '@wareword/shared-schema';
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
  return hash('sha256', `[${JSON.stringify(facts)},${rulesAsJson(request.platform, day)}]`);
}

/** The rules of the day that was last asked for, by platform: every request of a day has the same. */
const latestRules = new Map<Platform, { readonly day: string; readonly json: string }>();

function rulesAsJson(platform: Platform, day: string): string {
  const latest = latestRules.get(platform);
  if (latest?.day === day) return latest.json;
  const json = JSON.stringify(rulesOn(platform, day).map(({ id, limit }) => [id, limit]));
  latestRules.set(platform, { day, json });
  return json;
}
