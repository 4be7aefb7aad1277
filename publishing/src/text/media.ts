import { tokenizeHtml } from './tokenize-html.ts';

/** Counts of the media in a text. */
export interface Media {
  readonly pictures: number;
  readonly videos: number;
  readonly galleries: number;
  /** Audio, forms, maps, and store-specific content. */
  readonly others: number;
}
export type MediaKind = keyof Media;

/** Store-specific markers in HTML comments or in the text. */
export interface MediaMarkers {
  readonly inComment: (comment: string) => MediaKind | undefined;
  readonly inText: (text: string) => readonly MediaKind[];
}

const KINDS: ReadonlyMap<string, MediaKind> = new Map<string, MediaKind>([
  ['img', 'pictures'],
  ['svg', 'pictures'],
  ['canvas', 'pictures'],
  ['video', 'videos'],
  ['iframe', 'videos'],
  ['embed', 'videos'],
  ['object', 'videos'],
  ['audio', 'others'],
  ['form', 'others'],
  ['script', 'others'],
]);

/** Longer than any name in {@link KINDS}. */
const MAX_NAME = 20;

/** Counts the media in a text. An iframe counts as a video, which it usually is. */
export function mediaInHtml(html: string, markers?: MediaMarkers): Media {
  const found = { pictures: 0, videos: 0, galleries: 0, others: 0 };
  const words: string[] = [];
  tokenizeHtml(html, {
    text: (text) => words.push(text),
    onopentagname: (start, end) => {
      const kind = KINDS.get(html.slice(start, Math.min(end, start + MAX_NAME)).toLowerCase());
      if (kind !== undefined) found[kind] += 1;
    },
    oncomment: (start, end, offset) => {
      const kind = markers?.inComment(html.slice(start, end - offset));
      if (kind !== undefined) found[kind] += 1;
    },
  });
  for (const kind of markers?.inText(words.join('')) ?? []) found[kind] += 1;
  return found;
}

export const NO_MEDIA: Media = { pictures: 0, videos: 0, galleries: 0, others: 0 };

export function hasMedia({ pictures, videos, galleries, others }: Media): boolean {
  return pictures + videos + galleries + others > 0;
}

/** Whether `after` lacks media that `before` has. */
export function losesMedia(before: Media, after: Media): boolean {
  return (
    before.pictures > after.pictures ||
    before.videos > after.videos ||
    before.galleries > after.galleries ||
    before.others > after.others
  );
}
