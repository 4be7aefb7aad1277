import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, queryClient } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { t } from '../../messages/write.ts';

/** What to do first, until it is done or dismissed. */
export function Checklist(): ReactNode {
  const { deniedPermissions } = useAccount();
  const steps = useQuery(api.firstSteps.read.queryOptions());
  const dismiss = useMutation(
    api.firstSteps.dismiss.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.firstSteps.read.queryFilter()),
    }),
  );
  if (steps.data === undefined) return undefined;
  const { hasListing, hasBrand, hasStore, dismissed } = steps.data;
  const mayManage =
    deniedPermissions.brands === undefined && deniedPermissions.stores === undefined;
  if (!mayManage || dismissed || (hasListing && hasBrand && hasStore)) return undefined;
  return (
    <Paper p="md" component="section" aria-label={t('firstSteps')}>
      <Group justify="space-between" align="center" mb={4}>
        <Title order={2} size="sm">
          {t('firstSteps')}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('dismissFirstSteps')}
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate()}
        >
          {t('dismiss')}
        </Button>
      </Group>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        <Step done={hasListing}>{t('writeAListing')}</Step>
        <Step done={hasBrand}>
          <Anchor component={Link} href="/brands" inherit>
            {t('saveABrand')}
          </Anchor>
        </Step>
        <Step done={hasStore}>
          <Anchor component={Link} href="/stores" inherit>
            {t('connectAStore')}
          </Anchor>
        </Step>
      </ul>
    </Paper>
  );
}

function Step({ done, children }: { readonly done: boolean; readonly children: ReactNode }) {
  return (
    <li>
      <Group gap="xs" mih={32}>
        <Text
          span
          aria-label={done ? t('done') : t('toDo')}
          role="img"
          c={done ? 'var(--ww-success)' : 'dimmed'}
        >
          {done ? '✓' : '○'}
        </Text>
        <Text span size="sm" {...(done ? { c: 'dimmed' } : {})}>
          {children}
        </Text>
      </Group>
    </li>
  );
}
