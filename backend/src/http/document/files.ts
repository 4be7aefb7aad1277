import type { AppResponse } from '@wareword/server/http';
import { FONT_FILE, GLYPH_PICTURE_FILE, ICON_FILE, PREVIEW_FILE } from '@wareword/ui/brand';
import { Router, type Request } from 'express';
import { FONT_PATH } from './style.ts';
import { sendCompressed } from './send-compressed.ts';

const DAY_SECONDS = 86_400;

/** The font and pictures of the pages that the server renders. */
export function documentFiles(): Router {
  const router = Router();
  router.get(FONT_PATH, sendFile(FONT_FILE));
  router.get('/site/preview.png', sendFile(PREVIEW_FILE));
  router.get('/site/glyph.png', sendFile(GLYPH_PICTURE_FILE));
  // Browsers request the second one if a page names no icon.
  router.get(['/site/icon.svg', '/favicon.ico'], sendCompressed(ICON_FILE, 'image/svg+xml'));
  return router;
}

/** Sends a file that is already compressed. */
function sendFile(file: string) {
  return (_request: Request, response: AppResponse): void => {
    response.setHeader('Cache-Control', `public, max-age=${DAY_SECONDS}`);
    // The package's folder may be below one with a leading dot, which is rejected by default.
    response.sendFile(file, { dotfiles: 'allow' });
  };
}
