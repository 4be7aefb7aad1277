import { Anchor, Stack } from '@mantine/core';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { keysPage } from '../words/links.ts';
import { ConnectionProblem } from './connection-problem.tsx';
import { useConnection, useStore } from './store.ts';
import { t } from '../messages/shell.ts';

/** Problems that block all work with the store, above every page except the one that fixes them. */
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
        <ErrorNotice title={t('keyRevokedTitle')}>
          {t.rich('keyRevoked', {
            access: (chunks) => (
              <Anchor component={Link} href="/access" c="inherit" inherit underline="always">
                {chunks}
              </Anchor>
            ),
            keys: (chunks) => (
              <Anchor
                c="inherit"
                href={keysPage(store.url)}
                target="_blank"
                rel="noopener noreferrer"
                inherit
                underline="always"
              >
                {chunks}
              </Anchor>
            ),
          })}
        </ErrorNotice>
      )}
      {problem !== null && <ConnectionProblem problem={problem} />}
    </Stack>
  );
}
