import { NavLink } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../messages/shell.ts';

const PAGES = [
  { path: '/products', label: () => t('products') },
  { path: '/runs', label: () => t('runs') },
  { path: '/automatic', label: () => t('automaticPublishing') },
  { path: '/connection', label: () => t('connection') },
  { path: '/settings', label: () => t('settings') },
] as const;

/** Links to the pages of a store. */
export function Navigation({
  onChoose,
}: {
  /** Also called for the page that is shown. */
  readonly onChoose: () => void;
}): ReactNode {
  const [location] = useLocation();
  return (
    <nav aria-label={t('pages')}>
      {PAGES.map(({ path, label }) => {
        const active = location === path || location.startsWith(`${path}/`);
        return (
          <NavLink
            key={path}
            component={Link}
            href={path}
            onClick={onChoose}
            label={label()}
            active={active}
            aria-current={active ? 'page' : undefined}
          />
        );
      })}
    </nav>
  );
}
