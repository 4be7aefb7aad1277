/** A text in a page. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLE = `
  :root { font: 13px/1.5 system-ui, sans-serif; color: #303030 }
  body { margin: 0; background: #1a1a1a; height: 100vh; display: grid;
    grid-template: 48px 1fr / 220px 1fr }
  header { grid-column: 1 / -1; color: #fff; padding: 0 16px; display: flex; align-items: center }
  .side { background: #ebebeb; padding: 12px; overflow: auto }
  .side a { display: block; padding: 6px 8px; color: inherit; text-decoration: none }
  .side nav nav a { padding-left: 24px }
  main { background: #f1f1f1; position: relative; overflow: auto; min-width: 0 }
  main > .page { padding: 24px; max-width: 960px; margin: auto }
  iframe { border: 0; width: 100%; height: 100%; display: block }
  .bar { position: fixed; top: 4px; left: 50%; translate: -50%; background: #303030; color: #fff;
    padding: 6px 12px; border-radius: 8px; display: flex; gap: 12px; align-items: center; z-index: 2 }
  .loading { position: fixed; top: 0; left: 0; height: 3px; width: 60%; background: #29845a }
  .toasts { position: fixed; bottom: 24px; left: 50%; translate: -50%; z-index: 2 }
  .toasts p { background: #1a1a1a; color: #fff; padding: 8px 16px; border-radius: 8px; margin: 4px }
  .toasts p.error { background: #8e0b21 }
  dialog { border: 0; border-radius: 12px; max-height: 80vh; min-width: min(420px, 80vw) }
  dialog label { display: block; padding: 4px 0 }
  button { font: inherit; padding: 4px 12px }
  @media (max-width: 600px) {
    body { grid-template: 48px 1fr / 1fr }
    .side { display: none }
  }
`;

/** A page of the admin: its own navigation, and `main`. */
export function adminPage(parts: {
  readonly title: string;
  readonly locale: string;
  readonly shopName: string;
  readonly shopTitle: string;
  readonly app: { readonly name: string; readonly url: string } | undefined;
  readonly main: string;
  readonly foot?: string;
}): string {
  const base = `/store/${parts.shopName}`;
  const { app } = parts;
  const apps =
    app === undefined
      ? ''
      : `<a href="${app.url}">${escapeHtml(app.name)}</a><nav aria-label="App navigation"></nav>`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(parts.locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(parts.title)}</title><style>${STYLE}</style></head>
<body>
<header>${escapeHtml(parts.shopTitle)}</header>
<div class="side"><nav aria-label="Admin">
<a href="${base}">Home</a><a href="${base}/products">Products</a>
<a href="${base}/settings/apps">Apps and sales channels</a>${apps}
</nav></div>
<main>${parts.main}</main>
${parts.foot ?? ''}
</body></html>`;
}
