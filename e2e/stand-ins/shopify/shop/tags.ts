export const MAX_TAGS = 250;
export const MAX_TAG_LENGTH = 255;

/**
 * Tags as stored by the Admin API: separated by commas, trimmed, deduplicated ignoring case (the
 * first stays), and returned in alphabetical order.
 */
export function normalizeTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.flatMap((text) => text.split(','))) {
    const trimmed = tag.trim().replace(/\s+/g, ' ');
    const key = trimmed.toLowerCase();
    if (trimmed !== '' && !kept.has(key)) kept.set(key, trimmed);
  }
  return [...kept.values()].sort((one, other) =>
    one.toLowerCase() < other.toLowerCase() ? -1 : 1,
  );
}
