import { Anchor, Breadcrumbs as Crumbs, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../messages/shell.ts';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** Where a page is: the pages above it, outermost first, and its own name. */
export function Breadcrumbs({
  above,
  name,
}: {
  readonly above: readonly Crumb[];
  readonly name: string;
}): ReactNode {
  return (
    <nav aria-label={t('breadcrumb')}>
      <Crumbs separator="›" separatorMargin={6} style={{ flexWrap: 'nowrap' }}>
        {above.map((crumb) => (
          <Anchor
            key={crumb.href}
            component={Link}
            href={crumb.href}
            size="sm"
            display="block"
            py={15}
            maw={220}
            truncate
            title={crumb.name}
          >
            {crumb.name}
          </Anchor>
        ))}
        <Text size="sm" c="dimmed" aria-current="page" maw="40vw" truncate title={name}>
          {name}
        </Text>
      </Crumbs>
    </nav>
  );
}
