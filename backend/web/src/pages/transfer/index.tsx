import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { api, messageOf, statusOf } from '../../api.ts';
import { Loading } from '../../app/page-body.tsx';
import { Answer } from './answer.tsx';
import { t } from '../../messages/auth.ts';

/** The page of the link that asks an owner to move their store to another account. */
export default function TransferPage(): ReactNode {
  const { token } = useParams<{ token: string }>();
  const transfer = useQuery(api.connect.transfer.queryOptions({ token }));
  const unreachable = transfer.isError && statusOf(transfer.error) === undefined;
  return (
    <Stack>
      <PageHeader title={t('storeTransfer')} />
      {transfer.isPending && <Loading />}
      {transfer.isError && (
        <ErrorNotice {...(unreachable ? { retry: () => void transfer.refetch() } : {})}>
          {messageOf(transfer.error)}
        </ErrorNotice>
      )}
      {transfer.isError && !unreachable && <Text>{t('transferOverHelp')}</Text>}
      {transfer.isSuccess && <Answer token={token} transfer={transfer.data} />}
      {!transfer.isPending && !unreachable && (
        <Anchor href="/stores" py={10}>
          {t('seeYourStores')}
        </Anchor>
      )}
    </Stack>
  );
}
