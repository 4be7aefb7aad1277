import { Anchor, Box, Text } from '@mantine/core';
import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { momentOf, PLATFORM_NAMES } from '../listing/words.ts';

type Entry = inferRouterOutputs<DashboardRouter>['listings']['search']['entries'][number];

/** Listings of the history, each a way to the whole of it. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {entries.map(({ id, productName, title, platform, tone, brandName, createdAt }) => (
        <Box
          key={id}
          component="li"
          py="sm"
          style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
        >
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
            <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          </Text>
        </Box>
      ))}
    </ul>
  );
}
