import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { hasPasskeys, signInWithPasskey } from './passkeys.ts';
import { t } from '../messages/auth.ts';

/** Signs in without a password; nothing in a browser that has no passkeys. */
export function PasskeyButton({
  onSignedIn,
}: {
  readonly onSignedIn: () => void | Promise<void>;
}): ReactNode {
  const enter = useMutation({
    mutationFn: async () => {
      await signInWithPasskey();
      await onSignedIn();
    },
  });
  // Nearly every browser has them: the server can't know, and expects them.
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => true);
  if (!isPossible) return null;
  return (
    <Stack gap="xs">
      <Button variant="default" size="md" loading={enter.isPending} onClick={() => enter.mutate()}>
        {t('useAPasskey')}
      </Button>
      {enter.isError && <ErrorNotice>{enter.error.message}</ErrorNotice>}
    </Stack>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
