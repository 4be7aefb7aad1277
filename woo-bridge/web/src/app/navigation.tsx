import { NavLink } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

const PAGES = [
  { path: '/products', label: 'Products' },
  { path: '/runs', label: 'Runs' },
  { path: '/automatic', label: 'Automatic publishing' },
  { path: '/connection', label: 'Connection' },
  { path: '/settings', label: 'Settings' },
] as const;

/** Links to the pages of a store. */
export function Navigation(): ReactNode {
  const [location] = useLocation();
  return (
    <nav aria-label="Pages">
      {PAGES.map(({ path, label }) => {
        const active = location === path || location.startsWith(`${path}/`);
        return (
          <NavLink
            key={path}
            component={Link}
            href={path}
            label={label}
            active={active}
            aria-current={active ? 'page' : undefined}
          />
        );
      })}
    </nav>
  );
}
