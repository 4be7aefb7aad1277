import { Anchor, Button, Paper, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, switchStore } from '../../api.ts';
import { showNotice } from '../../notices.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { keysPage } from '../../words/links.ts';

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
      consumerKey: keyProblem('ck_', 'consumer key'),
      consumerSecret: keyProblem('cs_', 'consumer secret'),
    },
  });
  return (
    <Paper p="md">
      <form
        noValidate
        aria-label="Keys"
        onSubmit={form.onSubmit((keys) => paste.mutate({ address: url, ...keys }))}
      >
        <Stack gap="md" align="flex-start">
          <Text size="sm">
            In WordPress, open{' '}
            <Anchor
              href={keysPage(url)}
              target="_blank"
              rel="noopener noreferrer"
              inherit
              underline="always"
            >
              WooCommerce → Settings → Advanced → REST API
            </Anchor>
            . Choose "Add key", set permissions to "Read/Write", and copy both values.
          </Text>
          <TextInput
            w="100%"
            label="Consumer key"
            autoComplete="off"
            spellCheck={false}
            key={form.key('consumerKey')}
            {...form.getInputProps('consumerKey')}
          />
          <PasswordInput
            w="100%"
            label="Consumer secret"
            autoComplete="off"
            visibilityToggleButtonProps={{ 'aria-label': 'Show secret' }}
            key={form.key('consumerSecret')}
            {...form.getInputProps('consumerSecret')}
          />
          <ErrorMessage error={paste.error} />
          <Button type="submit" loading={paste.isPending}>
            Use these keys
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

function keyProblem(prefix: string, name: string) {
  return (value: string): string | null =>
    new RegExp(`^${prefix}[A-Za-z0-9]{1,128}$`).test(value.trim())
      ? null
      : `Paste the full ${name}. It starts with ${prefix}.`;
}
