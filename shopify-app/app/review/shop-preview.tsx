import type { ReactNode } from 'react';

/**
 * A store's HTML approximately as shoppers see it. Its scripts do not run, and it cannot access the
 * page.
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
      sandbox=""
      srcDoc={`<style>body{font:14px/1.5 sans-serif;overflow-wrap:anywhere}img,video{max-width:100%}</style>${html}`}
    />
  );
}
