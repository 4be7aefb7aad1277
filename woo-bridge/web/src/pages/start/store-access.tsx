import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { FoundStore } from './found-store.tsx';
import { t } from '../../messages/start.ts';

/** From a store's address to its keys. */
export function StoreAccess({ address: known = '' }: { readonly address?: string }): ReactNode {
  const [address, setAddress] = useState(known);
  const [missing, setMissing] = useState(false);
  const look = useMutation(api.access.look.mutationOptions());
  return (
    <Stack gap="lg">
      <form
        noValidate
        aria-label={t('yourStore')}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(address.trim() === '');
          if (address.trim() !== '') look.mutate({ address });
        }}
      >
        <Stack gap="md" align="flex-start">
          <TextInput
            w="100%"
            label={t('storeAddress')}
            description={t('storeAddressHelp')}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            value={address}
            error={missing && t('storeAddressMissing')}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value);
              setMissing(false);
              look.reset();
            }}
          />
          {look.data === undefined && (
            <Button type="submit" loading={look.isPending}>
              {t('findStore')}
            </Button>
          )}
          {look.isPending && <span role="status">{t('findingStore')}</span>}
        </Stack>
      </form>
      <ErrorMessage error={look.error} />
      {look.data !== undefined && <FoundStore store={look.data} />}
    </Stack>
  );
}
