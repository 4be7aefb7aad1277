import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { logoAsSvg, tokensAsCss } from '../tokens/index.ts';

/** Where a page says that it shows the logo until its scripts have loaded. */
const LOGO_PLACE = '<!-- logo -->';

const LOGO_HEIGHT = 24;

/**
 * Puts into every page what it needs before its scripts: the tokens, the logo, how both look, and the
 * text face as the first thing to load.
 */
export function brandHead(): Plugin {
  let base = '/';
  return {
    name: 'wareword:brand-head',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'));
        const styles = await Promise.all(
          ['fallback-face.css', 'before-scripts.css'].map((name) =>
            readFile(join(import.meta.dirname, '../brand', name), 'utf8'),
          ),
        );
        return {
          html: html.replace(LOGO_PLACE, logoAsSvg({ height: LOGO_HEIGHT })),
          tags: [
            { tag: 'style', children: [tokensAsCss(), ...styles].join('') },
            ...(font === undefined
              ? []
              : [
                  {
                    tag: 'link',
                    attrs: {
                      rel: 'preload',
                      as: 'font',
                      type: 'font/woff2',
                      crossorigin: '',
                      href: base + font,
                    },
                  },
                ]),
          ],
        };
      },
    },
  };
}
