import { mediaInHtml, NO_MEDIA, type Media, type MediaKind } from '@wareword/publishing';
import { MAX_SCANNED, shortcodesIn } from '../woocommerce/index.ts';

const SHORTCODES: ReadonlyMap<string, MediaKind | undefined> = new Map<
  string,
  MediaKind | undefined
>([
  ['gallery', 'galleries'],
  ['playlist', 'galleries'],
  ['video', 'videos'],
  ['embed', 'videos'],
  // Wraps a picture, which is counted itself.
  ['caption', undefined],
  ['wp_caption', undefined],
]);

/**
 * The media in a WooCommerce text: HTML media, WordPress shortcodes, and blocks rendered with the
 * page. A text that is too long to be scanned may contain anything.
 */
export function wooMediaIn(html: string): Media {
  if (html.length > MAX_SCANNED) return { ...NO_MEDIA, others: 1 };
  return mediaInHtml(html, {
    inComment: (comment) => blockKind(comment),
    inText: (text) =>
      shortcodesIn(text).flatMap((name) => {
        const kind = SHORTCODES.has(name) ? SHORTCODES.get(name) : 'others';
        return kind === undefined ? [] : [kind];
      }),
  });
}

/** A block that contains its HTML is counted by it; an embed contains a URL, and others nothing. */
function blockKind(comment: string): MediaKind | undefined {
  const block = /^\s*wp:([a-z][a-z0-9/-]*)/.exec(comment)?.[1];
  if (block === undefined) return undefined;
  if (block === 'embed' || block.startsWith('core-embed/')) return 'videos';
  if (!comment.endsWith('/')) return undefined;
  if (block === 'image' || block === 'cover') return 'pictures';
  return block === 'gallery' ? 'galleries' : 'others';
}
