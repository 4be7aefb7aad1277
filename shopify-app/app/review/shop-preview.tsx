import type { ReactNode } from 'react';

/** Taller ones scroll. */
const MAX_HEIGHT = 320;
const BORDERS = 2;

/**
 * A store's HTML approximately as shoppers see it, as high as it is. Its scripts do not run, so it
 * cannot access the page, although the page can measure it.
 */
export function ShopPreview({
  html,
  name,
}: {
  readonly html: string;
  readonly name: string;
}): ReactNode {
  return (
    <iframe
      className="shop-preview"
      title={name}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => fitContent(currentTarget)}
      srcDoc={`<style>body{font:14px/1.5 sans-serif;overflow-wrap:anywhere}img,video{max-width:100%}</style>${html}`}
    />
  );
}

function fitContent(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument?.documentElement.getBoundingClientRect().height;
  if (content === undefined) return;
  frame.style.height = `${Math.min(MAX_HEIGHT, Math.ceil(content) + BORDERS)}px`;
}
