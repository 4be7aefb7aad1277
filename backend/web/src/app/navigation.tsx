import { NavLink } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { isBuilt, PAGES } from './routes.tsx';

/** Links to the pages that have a label. */
export function Navigation(): ReactNode {
  const [location] = useLocation();
  return (
    <div>
      {PAGES.map((page) => {
        if (page.label === undefined || !isBuilt(page)) return undefined;
        const active = isBelow(page.path, location);
        return (
          <NavLink
            key={page.path}
            component={Link}
            href={page.path}
            label={page.label}
            active={active}
            aria-current={active ? 'page' : undefined}
            mih={44}
          />
        );
      })}
    </div>
  );
}

/** A listing belongs to the history that it is found in. */
function isBelow(path: string, location: string): boolean {
  const place = location.startsWith('/listings/') ? '/history' : location;
  return path === '/' ? place === '/' : place === path || place.startsWith(`${path}/`);
}
