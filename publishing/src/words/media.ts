import { formatCount } from '@wareword/shared-schema/format';
import type { Media } from '../text/media.ts';

/** "2 pictures, 1 video"; empty for none. */
export function mediaOf({ pictures, videos, galleries, others }: Media, locale: string): string {
  const parts: (readonly [number, string, string])[] = [
    [pictures, 'picture', 'pictures'],
    [videos, 'video', 'videos'],
    [galleries, 'gallery', 'galleries'],
    [others, 'other embedded item', 'other embedded items'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => formatCount(count, one, many, locale))
    .join(', ');
}
