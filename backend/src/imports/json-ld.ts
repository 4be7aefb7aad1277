import { exceedsJsonLimits, TimeSlicer } from '@wareword/event-loop';

/** A node of JSON-LD; nothing in it is trusted. */
export type LinkedNode = Readonly<Record<string, unknown>>;

/** Where products are found: on their own, in lists and graphs, and as what a page is about. */
const PLACES = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item'] as const;
const MAX_DEPTH = 6;
const LIMITS = { maxDepth: 30, maxTokens: 20_000 } as const;

/** The first product in a page's JSON-LD scripts. */
export async function findProduct(scripts: readonly string[]): Promise<LinkedNode | undefined> {
  const slices = new TimeSlicer();
  for (const script of scripts) {
    await slices.yieldIfDue();
    const found = findIn(await parse(script), MAX_DEPTH);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A node's value under a key, as text: of several the first, of a node its name. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  return isNode(value) ? textOf(value['name'] ?? value['@value']) : '';
}

export function isNode(value: unknown): value is LinkedNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findIn(value: unknown, depth: number): LinkedNode | undefined {
  if (depth === 0) return undefined;
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = findIn(entry, depth - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isNode(value)) return undefined;
  const types: unknown[] = [value['@type']].flat();
  if (types.some((type) => typeof type === 'string' && /\bProduct(?:Group)?$/.test(type))) {
    return value;
  }
  for (const place of PLACES) {
    const found = findIn(value[place], depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function parse(script: string): Promise<unknown> {
  if (await exceedsJsonLimits(LIMITS, script)) return undefined;
  try {
    return JSON.parse(script);
  } catch {
    return undefined;
  }
}
