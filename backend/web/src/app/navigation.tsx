import { NavLink } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Account } from './account.ts';
import { isAvailable, PAGES } from './routes.tsx';

/** Links to the pages that have a label and that the user's role allows. */
export function Navigation({
  account,
  onChoose,
}: {
  readonly account: Account;
  /** Also called for the page that is shown. */
  readonly onChoose: () => void;
}): ReactNode {
  const [location] = useLocation();
  return (
    <div>
      {PAGES.map((page) => {
        if (page.label === undefined || !isAvailable(page)) return undefined;
        if (page.needs !== undefined && page.needs in account.deniedPermissions) return undefined;
        const active = isBelow(page.path, location);
        return (
          <NavLink
            key={page.path}
            component={Link}
            href={page.path}
            onClick={onChoose}
            label={page.label()}
            active={active}
            aria-current={active ? 'page' : undefined}
          />
        );
      })}
    </div>
  );
}

/** A listing is part of the history. */
function isBelow(path: string, location: string): boolean {
  const place = location.startsWith('/listings/') ? '/history' : location;
  return path === '/' ? place === '/' : place === path || place.startsWith(`${path}/`);
}
