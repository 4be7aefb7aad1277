import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { browserName, Loading } from '@wareword/ui';
import type { RouterOutputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { api, queryClient } from '../../api.ts';
import { formatDateTime } from '../../format.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { t } from '../../messages/settings.ts';

type Session = RouterOutputs['access']['sessions'][number];

/** Every browser that is signed in to the store, with the way to sign it out. */
export function Sessions(): ReactNode {
  const sessions = useQuery(api.access.sessions.queryOptions());
  const end = useMutation(
    api.access.endSessions.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(api.access.sessions.queryFilter()),
    }),
  );
  if (sessions.isPending) return <Loading />;
  if (sessions.data === undefined) {
    return <ErrorMessage error={sessions.error} retry={() => void sessions.refetch()} />;
  }
  const others = sessions.data.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Text size="sm">{t('signedInBrowsersHelp')}</Text>
      <ul className="plain" style={{ width: '100%' }}>
        {sessions.data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            busy={end.isPending}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      <ErrorMessage error={end.error} />
      {others.length > 0 && (
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate({})}>
          {t('signOutEverywhereElse')}
        </Button>
      )}
    </>
  );
}

function SessionLine({
  session,
  busy,
  onEnd,
}: {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}): ReactNode {
  const { address, isCurrent, signedInAt, lastUsedAt } = session;
  const browser = browserName(session) ?? t('unknownBrowser');
  const name = address === null ? browser : `${browser}, ${address}`;
  return (
    <Group component="li" justify="space-between" wrap="nowrap" mih={60} py="xs">
      <Stack gap={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={600}>{isCurrent ? t('namedThisBrowser', { browser }) : browser}</Text>
        <Text size="sm" c="dimmed">
          {[
            ...(address === null ? [] : [address]),
            t('signedInAt', { at: formatDateTime(signedInAt) }),
            ...(isCurrent ? [] : [t('lastUsedAt', { at: formatDateTime(lastUsedAt) })]),
          ].join(' · ')}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button
          variant="default"
          disabled={busy}
          aria-label={t('signOutNamed', { name })}
          style={{ flexShrink: 0 }}
          onClick={onEnd}
        >
          {t('signOut')}
        </Button>
      )}
    </Group>
  );
}
