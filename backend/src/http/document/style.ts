import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_FACE_FILE } from '@wareword/ui/brand';
import { textFace, tokensAsCss } from '@wareword/ui/tokens';

export const FONT_PATH = '/site/figtree.woff2';

/** The look of every page that the server renders: the tokens of `ui`, and rules that use them. */
export const STYLE = [
  readFileSync(FALLBACK_FACE_FILE, 'utf8'),
  textFace(FONT_PATH),
  tokensAsCss(),
  readFileSync(join(import.meta.dirname, 'assets/style.css'), 'utf8'),
].join('\n');

/** The styles are within the page, which saves a round trip before anything shows. */
const STYLE_SOURCE = `'sha256-${hash('sha256', STYLE, 'base64')}'`;

const NOTHING = ["'none'"];
const SAME_ORIGIN = ["'self'"];

/** What a page may load: its own styles, our pictures and font. */
export const PAGE_DIRECTIVES = {
  defaultSrc: NOTHING,
  objectSrc: NOTHING,
  styleSrc: [STYLE_SOURCE],
  fontSrc: SAME_ORIGIN,
  imgSrc: SAME_ORIGIN,
  // Without scripts this allows nothing, but audits read robots.txt from within the page.
  connectSrc: SAME_ORIGIN,
  formAction: SAME_ORIGIN,
  frameAncestors: NOTHING,
  baseUri: NOTHING,
};

/** For pages with our own scripts, which may call this server. */
export const SCRIPTED_PAGE_DIRECTIVES = {
  ...PAGE_DIRECTIVES,
  scriptSrc: SAME_ORIGIN,
};
