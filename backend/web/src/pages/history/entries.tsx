import { Anchor, Text } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { formatDateTime } from '@wareword/shared-schema/format';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { RowFrame, Rows } from '../row.tsx';

type Entry = inferRouterOutputs<DashboardRouter>['listings']['search']['entries'][number];

/** History entries, each linking to the whole listing. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  return (
    <Rows name="Listings">
      {entries.map(({ id, productName, title, platform, tone, brandName, createdAt }) => (
        <RowFrame key={id}>
          <Anchor
            component={Link}
            href={`/listings/${id}`}
            fw={600}
            display="block"
            py={10}
            my={-8}
          >
            {productName}
          </Anchor>
          <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {[PLATFORM_NAMES[platform], tone, brandName].filter(Boolean).join(' · ')}
            {' · '}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Text>
        </RowFrame>
      ))}
    </Rows>
  );
}
