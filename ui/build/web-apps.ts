import { join, resolve } from 'node:path';

export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Inputs of a build; every path is relative to the repository root. */
export interface WebApp {
  readonly builder: 'vite' | 'remix';
  /** Files and folders whose content decides whether a build is stale. */
  readonly sources: readonly string[];
  /** The folders among them that people edit. */
  readonly watched: readonly string[];
  /** The program that serves the build. */
  readonly server: string;
  /** The module in the app's folder with which the server renders pages, if it does. */
  readonly renderer: string | undefined;
  /** Where a page finds its files; `./` for one that may be mounted anywhere. */
  readonly base: string;
}

/** The dashboard has pages at many depths; a store app may be mounted below a store's own domain. */
const BASE_PATHS: Readonly<Record<string, string>> = { 'backend/web': '/' };

/** Pages that visitors open first are rendered on the server. */
const RENDERERS: Readonly<Record<string, string>> = { 'backend/web': 'src/render.tsx' };

/** Remix makes documents too, in a process that also has `src`: only its pages are built. */
const REMIX_APPS: ReadonlySet<string> = new Set(['shopify-app']);

/** @param folder of the app, relative to the repository root: `backend/web`, `shopify-app` */
export function webApp(folder: string): WebApp {
  if (REMIX_APPS.has(folder)) {
    const pages = join(folder, 'app');
    return {
      builder: 'remix',
      sources: [pages, join(folder, 'vite.config.ts'), join(folder, 'package.json'), 'ui/build'],
      watched: [pages],
      server: join(folder, 'src/main.ts'),
      renderer: undefined,
      base: '/',
    };
  }
  return {
    builder: 'vite',
    sources: [folder, 'ui', 'shared-schema/src', 'publishing/src/words'],
    watched: [join(folder, 'src'), 'ui/src', 'shared-schema/src', 'publishing/src/words'],
    server: join(folder, '../src/main.ts'),
    renderer: RENDERERS[folder],
    base: BASE_PATHS[folder] ?? './',
  };
}
