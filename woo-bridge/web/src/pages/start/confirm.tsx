import { Anchor, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PageHeader } from '@wareword/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, switchStore, refreshStore, describeError, type WaitingAccess } from '../../api.ts';
import { useTitle } from '../../app/title.ts';
import { showNotice } from '../../notices.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { t } from '../../messages/start.ts';

const END = /^(?:…|\.{3})?[0-9a-f]{7}$/i;

/**
 * Asks for what only the store shows, so that no one gets access by having someone else approve.
 */
export function ConfirmPage({ waiting }: { readonly waiting: WaitingAccess }): ReactNode {
  useTitle(t('confirmAccess'));
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
      <PageHeader title={t('confirmItsYou')}>
        {t('keyCreated', { storeUrl: shown(waiting.storeUrl) })}
      </PageHeader>

      <form
        noValidate
        aria-label={t('confirmItsYou')}
        onSubmit={(event) => {
          event.preventDefault();
          const whole = END.test(code.trim());
          setProblem(whole ? null : t('lastCharactersMissing'));
          if (whole) confirm.mutate({ storeUrl: waiting.storeUrl, code });
        }}
      >
        <Stack gap="md" align="flex-start">
          <List type="ordered" spacing="sm">
            <List.Item>
              {t('openYourApiKeys')}{' '}
              <Anchor
                href={waiting.keysUrl}
                target="_blank"
                rel="noopener noreferrer"
                inherit
                underline="always"
              >
                {t('restApiPath')}
              </Anchor>
            </List.Item>
            <List.Item>{t('findNewestKey')}</List.Item>
            <List.Item>{t('copyLastCharacters')}</List.Item>
          </List>
          <TextInput
            w="100%"
            maw={280}
            label={t('lastCharacters')}
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
              {t('confirm')}
            </Button>
            <Button
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ storeUrl: waiting.storeUrl })}
            >
              {t('cancel')}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {t('nothingApproved')}
          </Text>
        </Stack>
      </form>
    </>
  );
}

function keysLink(href: string) {
  return { href, name: t('openApiKeys') };
}

function shown(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
