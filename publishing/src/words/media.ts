import type { Media } from '../text/media.ts';
import type { PublishingTexts } from './texts.ts';

const KINDS = ['pictures', 'videos', 'galleries', 'others'] as const satisfies (keyof Media)[];

/** "2 images, 1 video"; empty for none. */
export function mediaOf(media: Media, texts: PublishingTexts): string {
  return KINDS.filter((kind) => media[kind] > 0)
    .map((kind) => texts.media(kind, media[kind]))
    .join(', ');
}
