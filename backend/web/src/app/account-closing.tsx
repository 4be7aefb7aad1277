import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { api, messageOf } from '../api.ts';
import { PlainFrame } from './plain-frame.tsx';
import { signOut } from './sign-out.ts';
import { formatDate } from '../format.ts';
import { t } from '../messages/shell.ts';

/** All that is left of the dashboard while the account is scheduled for deletion: how to keep it. */
export function AccountClosing({ eraseAt }: { readonly eraseAt: string }): ReactNode {
  const keep = useMutation(
    api.settings.keepAccount.mutationOptions({ onSuccess: () => window.location.assign('/?kept') }),
  );
  const leave = useMutation({ mutationFn: signOut });
  return (
    <PlainFrame>
      <Stack py="md">
        <Title order={1} size="h2">
          {t('accountClosing', { eraseAt: formatDate(eraseAt) })}
        </Title>
        <Text>{t('accountClosingHelp')}</Text>
        {keep.isError && <ErrorNotice>{messageOf(keep.error)}</ErrorNotice>}
        <Group>
          <Button loading={keep.isPending} onClick={() => keep.mutate()}>
            {t('keepMyAccount')}
          </Button>
          <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
            {t('signOut')}
          </Button>
        </Group>
        <Anchor href="/settings/data/export" download py={10}>
          {t('downloadYourData')}
        </Anchor>
      </Stack>
    </PlainFrame>
  );
}
