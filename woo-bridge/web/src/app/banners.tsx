import { Anchor, Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ConnectionProblem } from './connection-problem.tsx';
import { useConnection, useStore } from './store.ts';

/** What stands in the way of all work with the store, above every page but the one that mends it. */
export function Banners(): ReactNode {
  const store = useStore();
  const { data } = useConnection();
  const [location] = useLocation();
  const problem = location === '/connection' ? null : (data?.problem ?? null);
  const refused = store.keysRefused && location !== '/access';
  if (problem === null && !refused) return null;
  return (
    <Stack mb="lg">
      {refused && (
        <ErrorNotice title="The store does not let the bridge in any more">
          Its keys were revoked or deleted. Nothing that was made is lost.{' '}
          <Anchor component={Link} href="/access" inherit underline="always">
            Give access again
          </Anchor>
        </ErrorNotice>
      )}
      {problem !== null && <ConnectionProblem problem={problem} />}
    </Stack>
  );
}
