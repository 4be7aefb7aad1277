import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtFile, cachePerBuild } from '@wareword/server/http';
import type { PageLanguage } from '../languages.ts';
import { DIST } from './web-build.ts';

/** A page to be rendered with the data that is sent with it. */
export interface PageRequest {
  readonly document: 'index' | 'connect';
  readonly path: string;
  /** The query of its URL with the question mark, or an empty text. */
  readonly search: string;
  readonly language: PageLanguage;
  /** The data as JSON. */
  readonly initialData: string;
}

export interface RenderedPage {
  /** The content of the element that the page is mounted in. */
  readonly html: string;
  /** Undefined if the document's own title is right. */
  readonly title: string | undefined;
}

type Render = (request: PageRequest) => Promise<RenderedPage>;

/** `web/src/render.tsx`, as built for the server. */
const renderer = cachePerBuild(DIST, async (): Promise<Render> => {
  const file = builtFile(join(DIST, 'server'), 'src/render.tsx');
  const built: unknown = await import(pathToFileURL(file).href);
  if (!isRenderer(built)) throw new Error(`${file} renders no pages.`);
  return built.render;
});

/** What a page first shows, from the same components as in the browser, which then takes it over. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const render = await renderer();
  return render(request);
}

/** Safe to trust: it was built together with the pages. */
function isRenderer(built: unknown): built is { readonly render: Render } {
  return typeof built === 'object' && built !== null && 'render' in built;
}
