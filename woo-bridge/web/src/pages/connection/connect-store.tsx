import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { forgetPasted, keepPasted, keptPasted } from './pasted-way.ts';
import { PasteReturn } from './paste-return.tsx';

/** Sends the owner to Wareword's page, and takes them back in whichever way the store allows. */
export function ConnectStore({ action }: { readonly action: string }): ReactNode {
  const [pastedUrl, setPastedUrl] = useState(keptPasted);
  const begin = useMutation(
    api.connection.begin.mutationOptions({
      onSuccess: ({ url, way }) => {
        if (way === 'pasted') {
          keepPasted(url);
          setPastedUrl(url);
        } else {
          forgetPasted();
          window.location.assign(url);
        }
      },
    }),
  );
  const leaving = begin.isSuccess && begin.data.way !== 'pasted';
  if (pastedUrl !== null) {
    return (
      <PasteReturn
        url={pastedUrl}
        onDone={() => setPastedUrl(null)}
        onAgain={() => begin.mutate()}
        again={begin}
      />
    );
  }
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        Sign in to Wareword, or make an account there, and approve this store. Then you come back
        here. It takes a minute, and you can end it at any time.
      </Text>
      <Trouble error={begin.error} />
      <Button mih={44} loading={begin.isPending || leaving} onClick={() => begin.mutate()}>
        {action}
      </Button>
      {leaving && <Text role="status">Going to Wareword…</Text>}
    </Stack>
  );
}
