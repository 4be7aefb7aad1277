import { exceedsJsonLimits, TimeSlicer, type JsonLimits } from '@wareword/event-loop';
import { z } from 'zod';

/** A full page of products has some 50,000 tokens. */
const RESPONSE_LIMITS: JsonLimits = { maxTokens: 120_000, maxDepth: 100 };
/** Maximum items of one list inside a response. */
const MAX_ITEMS = 2_000;
/** Characters of a text from which parsing gets its own turn. */
const LONG_TEXT = 100_000;
/** The first character of an HTML page, which JSON never begins with. */
const PAGE = /^\s*</;

/** Why a text was not parsed. */
export type Unparsed = 'too large' | 'not JSON';

/**
 * Parses what an untrusted server sent without holding up anyone else: first counts tokens and
 * depth, a slice at a time, and parses only what parses fast.
 */
export async function parseBounded(
  text: string,
): Promise<{ readonly json: unknown } | { readonly problem: Unparsed }> {
  if (PAGE.test(text)) return { problem: 'not JSON' };
  const slices = new TimeSlicer();
  if (await exceedsJsonLimits(RESPONSE_LIMITS, text, slices)) return { problem: 'too large' };
  // Parsing is the one part that has no slices: it gets a turn that nothing else was done in.
  if (text.length > LONG_TEXT) await slices.yieldNow();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'not JSON' };
  }
  return hasLongList(json) ? { problem: 'too large' } : { json };
}

/** Whether a list inside the response is longer than any that a store has. */
function hasLongList(json: unknown): boolean {
  const left: unknown[] = [json];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > MAX_ITEMS) return true;
    for (const child of Object.values(value)) left.push(child);
  }
  return false;
}

/**
 * Reads a list one item at a time, and yields in between: it ends at the first invalid item,
 * while the schema of the whole list would continue and collect every problem.
 * @returns undefined if it is not such a list
 */
export async function readItems(
  item: z.core.$ZodType,
  json: unknown,
): Promise<unknown[] | undefined> {
  if (!Array.isArray(json)) return undefined;
  const read: unknown[] = [];
  const slices = new TimeSlicer();
  for (const one of json) {
    const parsed = z.safeParse(item, one);
    if (!parsed.success) return undefined;
    read.push(parsed.data);
    await slices.yieldIfDue();
  }
  return read;
}
