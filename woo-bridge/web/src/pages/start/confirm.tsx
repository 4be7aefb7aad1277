import { Anchor, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, switchStore, refreshStore, describeError, type WaitingAccess } from '../../api.ts';
import { useTitle } from '../../app/title.ts';
import { showNotice } from '../../notices.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';

const END = /^(?:…|\.{3})?[0-9a-f]{7}$/i;

/**
 * Asks for what only the store shows, so that no one gets access by having someone else approve.
 */
export function ConfirmPage({ waiting }: { readonly waiting: WaitingAccess }): ReactNode {
  useTitle('Confirm access');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const confirm = useMutation(
    api.access.confirm.mutationOptions({
      onSuccess: (store) => {
        showNotice(null);
        navigate('/');
        switchStore(store);
      },
      onError: (error) => {
        const { code: reason, message, link } = describeError(error);
        if (reason === 'wrong_code' || reason === 'unreached') return;
        // The request is over: the first page says so, and begins again.
        showNotice({ code: reason, message, ...(link === null ? {} : { link: keysLink(link) }) });
        void refreshStore();
      },
    }),
  );
  const cancel = useMutation(
    api.access.cancel.mutationOptions({ onSuccess: () => refreshStore() }),
  );
  return (
    <>
      <PageHeader title="Confirm it's you">
        {shown(waiting.storeUrl)} created a key for Wareword. Only people who manage the store can
        see its last characters.
      </PageHeader>

      <form
        noValidate
        aria-label="Confirm it's you"
        onSubmit={(event) => {
          event.preventDefault();
          const whole = END.test(code.trim());
          setProblem(whole ? null : 'Enter the last 7 characters of the key.');
          if (whole) confirm.mutate({ storeUrl: waiting.storeUrl, code });
        }}
      >
        <Stack gap="md" align="flex-start">
          <List type="ordered" spacing="sm">
            <List.Item>
              Open your API keys:{' '}
              <Anchor
                href={waiting.keysUrl}
                target="_blank"
                rel="noopener noreferrer"
                inherit
                underline="always"
              >
                WooCommerce → Settings → Advanced → REST API
              </Anchor>
            </List.Item>
            <List.Item>Find the newest key named "Wareword".</List.Item>
            <List.Item>Copy the 7 characters shown under "Consumer key ending in".</List.Item>
          </List>
          <TextInput
            w="100%"
            maw={280}
            label="Last 7 characters of the key"
            placeholder="…1a2b3c4"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            value={code}
            error={problem}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value);
              setProblem(null);
              confirm.reset();
            }}
          />
          <ErrorMessage error={confirm.error ?? cancel.error} />
          <Group gap="sm">
            <Button type="submit" loading={confirm.isPending}>
              Confirm
            </Button>
            <Button
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ storeUrl: waiting.storeUrl })}
            >
              Cancel
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            Didn't approve anything in your store? Choose Cancel.
          </Text>
        </Stack>
      </form>
    </>
  );
}

function keysLink(href: string) {
  return { href, name: 'Open API keys in WooCommerce' };
}

function shown(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
