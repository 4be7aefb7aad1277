import { Anchor, Button, Paper, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, switchStore } from '../../api.ts';
import { showNotice } from '../../notices.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { keysPage } from '../../words/links.ts';
import { t } from '../../messages/start.ts';

/** Keys that the owner made by hand. */
export function KeysForm({ url }: { readonly url: string }): ReactNode {
  const [, navigate] = useLocation();
  const paste = useMutation(
    api.access.pasteKeys.mutationOptions({
      onSuccess: (store) => {
        showNotice(null);
        navigate('/');
        switchStore(store);
      },
    }),
  );
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { consumerKey: '', consumerSecret: '' },
    validate: {
      consumerKey: keyProblem('ck_'),
      consumerSecret: keyProblem('cs_'),
    },
  });
  return (
    <Paper p="md">
      <form
        noValidate
        aria-label={t('keys')}
        onSubmit={form.onSubmit((keys) => paste.mutate({ address: url, ...keys }))}
      >
        <Stack gap="md" align="flex-start">
          <Text size="sm">
            {t.rich('createKeyHelp', {
              link: (chunks) => (
                <Anchor
                  href={keysPage(url)}
                  target="_blank"
                  rel="noopener noreferrer"
                  inherit
                  underline="always"
                >
                  {chunks}
                </Anchor>
              ),
            })}
          </Text>
          <TextInput
            w="100%"
            label={t('consumerKey')}
            autoComplete="off"
            spellCheck={false}
            key={form.key('consumerKey')}
            {...form.getInputProps('consumerKey')}
          />
          <PasswordInput
            w="100%"
            label={t('consumerSecret')}
            autoComplete="off"
            visibilityToggleButtonProps={{ 'aria-label': t('showSecret') }}
            key={form.key('consumerSecret')}
            {...form.getInputProps('consumerSecret')}
          />
          <ErrorMessage error={paste.error} />
          <Button type="submit" loading={paste.isPending}>
            {t('useTheseKeys')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

function keyProblem(prefix: 'ck_' | 'cs_') {
  return (value: string): string | null =>
    new RegExp(`^${prefix}[A-Za-z0-9]{1,128}$`).test(value.trim())
      ? null
      : prefix === 'ck_'
        ? t('keyIncomplete')
        : t('secretIncomplete');
}
