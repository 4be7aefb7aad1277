import { lazy, type ComponentType, type ReactNode } from 'react';
import type { Account } from './account.ts';
import { reloadPage } from './reload-page.ts';
import { t } from '../messages/shell.ts';
import { withTexts } from './with-texts.ts';
import { NotFound } from './not-found.tsx';

export interface Page {
  /** In wouter's syntax: `/listings/:id`. The server lists them too (DASHBOARD_PAGES). */
  readonly path: string;
  /** The folder in `pages/` whose `index.tsx` exports the page as default. */
  readonly folder: string;
  /** Document title; a page may set a more specific one with `useTitle`. */
  readonly title: () => string;
  /**
   * `app`: for signed-in users, with the navigation. `public`: with the navigation if signed in,
   * otherwise with a plain header. `plain`: a centered form.
   */
  readonly frame: 'app' | 'public' | 'plain';
  /** The permission that it needs. Members without it see who has it. */
  readonly needs?: keyof Account['deniedPermissions'];
  /** Its name in the navigation, which follows the order of this table. */
  readonly label?: () => string;
}

/** Every page of the dashboard. */
export const PAGES: readonly Page[] = [
  {
    path: '/',
    folder: 'write',
    title: () => t('writeAListing'),
    frame: 'app',
    label: () => t('write'),
  },
  {
    path: '/history',
    folder: 'history',
    title: () => t('history'),
    frame: 'app',
    label: () => t('history'),
  },
  {
    path: '/history/deleted',
    folder: 'deleted-listings',
    title: () => t('deletedListings'),
    frame: 'app',
  },
  { path: '/listings/:id', folder: 'listing', title: () => t('listing'), frame: 'app' },
  { path: '/bulk', folder: 'bulk', title: () => t('bulk'), frame: 'app', label: () => t('bulk') },
  { path: '/bulk/:id', folder: 'bulk-run', title: () => t('bulkRun'), frame: 'app' },
  {
    path: '/brands',
    folder: 'brands',
    title: () => t('brands'),
    frame: 'app',
    label: () => t('brands'),
  },
  {
    path: '/stores',
    folder: 'stores',
    title: () => t('stores'),
    frame: 'app',
    label: () => t('stores'),
  },
  {
    path: '/keys',
    folder: 'keys',
    title: () => t('apiKeys'),
    frame: 'app',
    label: () => t('apiKeys'),
    needs: 'keys',
  },
  {
    path: '/webhooks',
    folder: 'webhooks',
    title: () => t('webhooks'),
    frame: 'app',
    label: () => t('webhooks'),
    needs: 'webhooks',
  },
  { path: '/team', folder: 'team', title: () => t('team'), frame: 'app', label: () => t('team') },
  {
    path: '/plan',
    folder: 'plan',
    title: () => t('planAndUsage'),
    frame: 'app',
    label: () => t('planAndUsage'),
  },
  {
    path: '/settings',
    folder: 'settings',
    title: () => t('settings'),
    frame: 'app',
    label: () => t('settings'),
  },
  {
    path: '/settings/security',
    folder: 'security',
    title: () => t('twoFactorAndPasskeys'),
    frame: 'app',
  },
  {
    path: '/settings/notifications',
    folder: 'notifications',
    title: () => t('notifications'),
    frame: 'app',
  },
  { path: '/settings/data', folder: 'data', title: () => t('yourData'), frame: 'app' },
  {
    path: '/settings/audit-log',
    folder: 'audit-log',
    title: () => t('auditLog'),
    frame: 'app',
    needs: 'auditLog',
  },
  {
    path: '/settings/password',
    folder: 'password',
    title: () => t('changePassword'),
    frame: 'app',
  },
  { path: '/settings/sessions', folder: 'sessions', title: () => t('sessions'), frame: 'app' },
  { path: '/pricing', folder: 'pricing', title: () => t('plansAndPricing'), frame: 'public' },
  { path: '/sign-in', folder: 'sign-in', title: () => t('signIn'), frame: 'plain' },
  { path: '/sign-up', folder: 'sign-up', title: () => t('createAccount'), frame: 'plain' },
  {
    path: '/forgot-password',
    folder: 'forgot-password',
    title: () => t('resetPassword'),
    frame: 'plain',
  },
  {
    path: '/reset-password',
    folder: 'reset-password',
    title: () => t('resetPassword'),
    frame: 'plain',
  },
  {
    path: '/verify-email',
    folder: 'verify-email',
    title: () => t('confirmYourEmail'),
    frame: 'plain',
  },
  {
    path: '/confirm-email',
    folder: 'confirm-email',
    title: () => t('confirmYourNewEmail'),
    frame: 'plain',
  },
  {
    path: '/invitations/:token',
    folder: 'invitation',
    title: () => t('invitation'),
    frame: 'plain',
  },
  {
    path: '/transfers/:token',
    folder: 'transfer',
    title: () => t('storeTransfer'),
    frame: 'plain',
  },
];

interface PageModule {
  readonly default: ComponentType;
}

/** Each page is a separate chunk, and is available when its folder exists. */
const modules = import.meta.glob<PageModule>('../pages/*/index.tsx');

const contents = new Map<string, ReactNode>(
  PAGES.flatMap(({ folder }) => {
    const load = modules[moduleOf(folder)];
    if (load === undefined) return [];
    const Content = lazy(() => withTexts(load).catch(reloadPage));
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
  const load = page && modules[moduleOf(page.folder)];
  const loaded = await (load && withTexts(load).catch(() => undefined));
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
