import { TimeSlicer } from './time-slicer.ts';

/** Limits for JSON that is parsed in one go. A few megabytes of nothing but tokens take seconds. */
export interface JsonLimits {
  readonly maxTokens: number;
  readonly maxDepth: number;
}

/** Characters that are scanned between two checks of the clock. */
const SCAN_SLICE = 100_000;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether a text exceeds the limits. It need not be valid JSON. */
export async function exceedsJsonLimits(
  limits: JsonLimits,
  text: string,
  slices = new TimeSlicer(),
): Promise<boolean> {
  const scan = { at: 0, tokens: 0, depth: 0, quoted: false };
  while (scan.at < text.length) {
    if (scanSlice(text, scan, limits)) return true;
    await slices.yieldIfDue();
  }
  return false;
}

/**
 * Continues from `scan.at`, and saves its progress there.
 * @returns whether a limit is exceeded
 */
function scanSlice(
  text: string,
  scan: { at: number; tokens: number; depth: number; quoted: boolean },
  { maxTokens, maxDepth }: JsonLimits,
): boolean {
  let { at, tokens, depth, quoted } = scan;
  const end = Math.min(text.length, at + SCAN_SLICE);
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (code === COMMA || code === COLON) tokens += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      tokens += 1;
      depth += 1;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    if (tokens > maxTokens || depth > maxDepth) return true;
  }
  Object.assign(scan, { at, tokens, depth, quoted });
  return false;
}
