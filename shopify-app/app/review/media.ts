import type { ReviewField } from '../../src/load-context/index.ts';

/** "2 pictures, 1 video"; empty if none. */
export function mediaOf({
  pictures,
  videos,
  galleries,
  others,
}: ReviewField['currentMedia']): string {
  const kinds: readonly (readonly [number, string, string])[] = [
    [pictures, 'picture', 'pictures'],
    [videos, 'video', 'videos'],
    [galleries, 'gallery', 'galleries'],
    [others, 'other embedded item', 'other embedded items'],
  ];
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}
