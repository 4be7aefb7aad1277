import { html } from './html.ts';

/** How every page that the server renders begins its head. */
export const DOCUMENT_HEAD = html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />`;
