import express, { type Router } from 'express';
import type { State } from '../state.ts';
import { browserScript } from './browser-script.ts';
import { polarisElements } from './manifest.ts';

const APP_BRIDGE = ['messages', 'frame', 'save-bar', 'elements', 'main'];
const POLARIS = [
  'element',
  'layout',
  'text',
  'actions',
  'fields',
  'choices',
  'table',
  'check',
  'main',
];

/** Everything at `https://cdn.shopify.com`. */
export function cdnRoutes(state: State): Router {
  const router = express.Router();
  router.get('/shopifycloud/app-bridge.js', (_request, response) => {
    const script = browserScript(...APP_BRIDGE.map((name) => `cdn/app-bridge/${name}.ts`));
    response.type('js').send(`window.standInBounce = ${JSON.stringify(state.bounce)};\n${script}`);
  });
  router.get(['/shopifycloud/polaris.js', '/shopifycloud/polaris-1.js'], (_request, response) => {
    const script = browserScript(...POLARIS.map((name) => `cdn/polaris/${name}.ts`));
    const elements = JSON.stringify(polarisElements());
    response.type('js').send(`window.polarisElements = ${elements};\n${script}`);
  });
  router.get('/s/files/:name', (request, response) => {
    const hue = Number(/\d{3}(?=\.)/.exec(request.params.name)?.[0] ?? 0) % 360;
    response
      .type('svg')
      .send(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="hsl(${hue} 40% 80%)"/></svg>`,
      );
  });
  return router;
}
