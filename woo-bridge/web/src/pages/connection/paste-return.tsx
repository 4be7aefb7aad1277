import { Anchor, Button, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { api, refreshStore } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { clearPendingUrl } from './pending-url.ts';
import { t } from '../../messages/connection.ts';

/** The manual return: the owner copies the address that they land on. */
export function PasteReturn({
  url,
  again,
  onRetry,
  onDone,
}: {
  readonly url: string;
  readonly again: Pick<UseMutationResult<unknown, unknown, void>, 'isPending' | 'error'>;
  readonly onRetry: () => void;
  readonly onDone: () => void;
}): ReactNode {
  const [address, setAddress] = useState('');
  const [missing, setMissing] = useState(false);
  const [, navigate] = useLocation();
  const finish = useMutation(
    api.connection.finishPasted.mutationOptions({
      onSuccess: async () => {
        clearPendingUrl();
        onDone();
        await Promise.all([refreshStore(), refreshConnection()]);
        navigate('/products');
      },
    }),
  );
  return (
    <form
      noValidate
      aria-label={t('finishConnecting')}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(address.trim() === '');
        if (address.trim() !== '') finish.mutate({ address });
      }}
    >
      <Stack gap="md" align="flex-start">
        <List type="ordered" spacing="sm">
          <List.Item>{t('stepOpen')}</List.Item>
          <List.Item>{t('stepCopy')}</List.Item>
          <List.Item>{t('stepPaste')}</List.Item>
        </List>
        <Button component="a" href={url} target="_blank" rel="noopener" variant="default">
          {t('openInNewTab')}
        </Button>
        <TextInput
          w="100%"
          label={t('returnedAddress')}
          description={t('returnedAddressHelp')}
          autoComplete="off"
          spellCheck={false}
          maxLength={4000}
          value={address}
          error={missing && t('returnedAddressMissing')}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setMissing(false);
          }}
        />
        <ErrorMessage error={finish.error ?? again.error} />
        <Button type="submit" loading={finish.isPending}>
          {t('connect')}
        </Button>
        <Text size="sm" c="dimmed">
          {t.rich('skipStepNextTime', {
            link: (chunks) => (
              <Anchor component={Link} href="/help/returning" inherit underline="always">
                {chunks}
              </Anchor>
            ),
          })}
        </Text>
        {finish.isError && (
          <Button variant="default" loading={again.isPending} onClick={onRetry}>
            {t('startAgain')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
