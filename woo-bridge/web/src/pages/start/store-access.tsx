import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { FoundStore } from './found-store.tsx';

/** From a store's address to its keys. */
export function StoreAccess({ address: known = '' }: { readonly address?: string }): ReactNode {
  const [address, setAddress] = useState(known);
  const [missing, setMissing] = useState(false);
  const look = useMutation(api.access.look.mutationOptions());
  return (
    <Stack gap="lg">
      <form
        noValidate
        aria-label="Your store"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(address.trim() === '');
          if (address.trim() !== '') look.mutate({ address });
        }}
      >
        <Stack gap="md" align="flex-start">
          <TextInput
            w="100%"
            label="Store address"
            description="The address your customers use, such as shop.example.com"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            value={address}
            error={missing && "Enter your store's address."}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value);
              setMissing(false);
              look.reset();
            }}
          />
          {look.data === undefined && (
            <Button type="submit" loading={look.isPending}>
              Find my store
            </Button>
          )}
          {look.isPending && (
            <span role="status">Looking for your store. This can take a few seconds…</span>
          )}
        </Stack>
      </form>
      <ErrorMessage error={look.error} />
      {look.data !== undefined && <FoundStore store={look.data} />}
    </Stack>
  );
}
