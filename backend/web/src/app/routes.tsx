import { lazy, type ComponentType, type ReactNode } from 'react';
import type { Account } from './account.ts';
import { reloadPage } from './reload-page.ts';
import { NotFound } from './not-found.tsx';

export interface Page {
  /** In wouter's syntax: `/listings/:id`. The server lists them too (DASHBOARD_PAGES). */
  readonly path: string;
  /** The folder in `pages/` whose `index.tsx` exports the page as default. */
  readonly folder: string;
  /** Document title; a page may set a more specific one with `useTitle`. */
  readonly title: string;
  /**
   * `app`: for signed-in users, with the navigation. `public`: with the navigation if signed in,
   * otherwise with a plain header. `plain`: a centered form.
   */
  readonly frame: 'app' | 'public' | 'plain';
  /** What a role must allow to use it; others are told who can. */
  readonly needs?: keyof Account['refusals'];
  /** Its name in the navigation, which follows the order of this table. */
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
  {
    path: '/keys',
    folder: 'keys',
    title: 'API keys',
    frame: 'app',
    label: 'API keys',
    needs: 'keys',
  },
  {
    path: '/webhooks',
    folder: 'webhooks',
    title: 'Webhooks',
    frame: 'app',
    label: 'Webhooks',
    needs: 'webhooks',
  },
  { path: '/team', folder: 'team', title: 'Team', frame: 'app', label: 'Team' },
  { path: '/plan', folder: 'plan', title: 'Plan and usage', frame: 'app', label: 'Plan and usage' },
  { path: '/settings', folder: 'settings', title: 'Settings', frame: 'app', label: 'Settings' },
  {
    path: '/settings/security',
    folder: 'security',
    title: 'Two-factor and passkeys',
    frame: 'app',
  },
  {
    path: '/settings/notifications',
    folder: 'notifications',
    title: 'Notifications',
    frame: 'app',
  },
  { path: '/settings/data', folder: 'data', title: 'Your data', frame: 'app' },
  { path: '/settings/password', folder: 'password', title: 'Change password', frame: 'app' },
  { path: '/settings/sessions', folder: 'sessions', title: 'Sessions', frame: 'app' },
  { path: '/pricing', folder: 'pricing', title: 'Plans and pricing', frame: 'public' },
  { path: '/sign-in', folder: 'sign-in', title: 'Sign in', frame: 'plain' },
  { path: '/sign-up', folder: 'sign-up', title: 'Create account', frame: 'plain' },
  { path: '/forgot-password', folder: 'forgot-password', title: 'Reset password', frame: 'plain' },
  { path: '/reset-password', folder: 'reset-password', title: 'Reset password', frame: 'plain' },
  { path: '/verify-email', folder: 'verify-email', title: 'Confirm your email', frame: 'plain' },
  {
    path: '/confirm-email',
    folder: 'confirm-email',
    title: 'Confirm your new email',
    frame: 'plain',
  },
  { path: '/invitations/:token', folder: 'invitation', title: 'Invitation', frame: 'plain' },
  { path: '/transfers/:token', folder: 'transfer', title: 'Store transfer', frame: 'plain' },
];

/** Each page is a separate chunk, and is available when its folder exists. */
const modules = import.meta.glob<{ default: ComponentType }>('../pages/*/index.tsx');

const contents = new Map<string, ReactNode>(
  PAGES.flatMap(({ folder }) => {
    const load = modules[moduleOf(folder)];
    if (load === undefined) return [];
    const Content = lazy(() => load().catch(reloadPage));
    return [[folder, <Content key={folder} />]];
  }),
);

function moduleOf(folder: string): string {
  return `../pages/${folder}/index.tsx`;
}

/**
 * Preloads the page of a path, so that it is shown immediately. Errors are ignored here, because
 * rendering the page will find and report them.
 */
export async function loadPage(location: string): Promise<void> {
  const page = pageAt(location);
  const loaded = await (page && modules[moduleOf(page.folder)]?.().catch(() => undefined));
  if (page === undefined || loaded === undefined) return;
  const Content = loaded.default;
  contents.set(page.folder, <Content key={page.folder} />);
}

/** The page of a path. */
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

/** A page's content inside its frame. */
export function contentOf(page: Page): ReactNode {
  return contents.get(page.folder) ?? <NotFound />;
}

/** Whether a page exists and can be linked to. */
export function isAvailable(page: Page): boolean {
  return contents.has(page.folder);
}
