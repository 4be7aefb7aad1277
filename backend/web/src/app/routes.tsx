import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadAnew } from './load-anew.ts';
import { NotFound } from './not-found.tsx';

export interface Page {
  /** As wouter writes them: `/listings/:id`. The server lists them too (DASHBOARD_PATHS). */
  readonly path: string;
  /** The folder below `pages/` whose `index.tsx` has the page as its default export. */
  readonly folder: string;
  /** Of the document; a page may set a better one with `useTitle`. */
  readonly title: string;
  /**
   * `app`: for somebody who is signed in, with the navigation. `open`: with the navigation where
   * somebody is signed in, for everybody else with a plain head. `plain`: a form in the middle.
   */
  readonly frame: 'app' | 'open' | 'plain';
  /** What the navigation calls it; it stands there in the order of the table. */
  readonly label?: string;
}

/** Every page of the dashboard. */
export const PAGES: readonly Page[] = [
  { path: '/', folder: 'write', title: 'Write a listing', frame: 'app', label: 'Write' },
  { path: '/history', folder: 'history', title: 'History', frame: 'app', label: 'History' },
  { path: '/listings/:id', folder: 'listing', title: 'Listing', frame: 'app' },
  { path: '/bulk', folder: 'bulk', title: 'Bulk', frame: 'app', label: 'Bulk' },
  { path: '/bulk/:id', folder: 'bulk-run', title: 'Bulk run', frame: 'app' },
  { path: '/brands', folder: 'brands', title: 'Brands', frame: 'app', label: 'Brands' },
  { path: '/stores', folder: 'stores', title: 'Stores', frame: 'app', label: 'Stores' },
  { path: '/keys', folder: 'keys', title: 'API keys', frame: 'app', label: 'API keys' },
  { path: '/team', folder: 'team', title: 'Team', frame: 'app', label: 'Team' },
  { path: '/plan', folder: 'plan', title: 'Plan and usage', frame: 'app', label: 'Plan and usage' },
  { path: '/pricing', folder: 'pricing', title: 'Pricing', frame: 'open' },
  { path: '/sign-in', folder: 'sign-in', title: 'Sign in', frame: 'plain' },
  { path: '/sign-up', folder: 'sign-up', title: 'Create account', frame: 'plain' },
  { path: '/forgot-password', folder: 'forgot-password', title: 'Forgot password', frame: 'plain' },
  { path: '/reset-password', folder: 'reset-password', title: 'New password', frame: 'plain' },
  { path: '/verify-email', folder: 'verify-email', title: 'Verify email', frame: 'plain' },
  { path: '/invitations/:token', folder: 'invitation', title: 'Invitation', frame: 'plain' },
];

/** Each page is a chunk of its own, and appears when its folder does. */
const modules = import.meta.glob<{ default: ComponentType }>('../pages/*/index.tsx');

const contents = new Map<string, ReactNode>(
  PAGES.flatMap(({ folder }) => {
    const load = modules[moduleOf(folder)];
    if (load === undefined) return [];
    const Content = lazy(() => load().catch(loadAnew));
    return [[folder, <Content key={folder} />]];
  }),
);

function moduleOf(folder: string): string {
  return `../pages/${folder}/index.tsx`;
}

/**
 * Loads the page of an address, so that it is shown at once. Where it cannot be loaded, that is
 * found again and said when it is shown.
 */
export async function loadPage(location: string): Promise<void> {
  const page = pageAt(location);
  const loaded = await (page && modules[moduleOf(page.folder)]?.().catch(() => undefined));
  if (page === undefined || loaded === undefined) return;
  const Content = loaded.default;
  contents.set(page.folder, <Content key={page.folder} />);
}

/** The page that has an address. */
export function pageAt(location: string): Page | undefined {
  const parts = location.replace(/(?<=.)\/$/, '').split('/');
  return PAGES.find(({ path }) => {
    const pattern = path.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

/** What a page shows inside its frame. */
export function contentOf(page: Page): ReactNode {
  return contents.get(page.folder) ?? <NotFound />;
}

/** Whether a page is there to be linked to. */
export function isBuilt(page: Page): boolean {
  return contents.has(page.folder);
}
