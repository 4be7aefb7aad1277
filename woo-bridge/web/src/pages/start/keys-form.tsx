import { Anchor, Button, Paper, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { api, enter } from '../../api.ts';
import { tell } from '../../notices.ts';
import { Trouble } from '../../parts/trouble.tsx';

/** Keys that the owner made by hand. */
export function KeysForm({ url }: { readonly url: string }): ReactNode {
  const [, navigate] = useLocation();
  const paste = useMutation(
    api.access.pasteKeys.mutationOptions({
      onSuccess: (store) => {
        tell(null);
        navigate('/');
        enter(store);
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
    <Paper withBorder p="md">
      <form
        noValidate
        aria-label="Keys"
        onSubmit={form.onSubmit((keys) => paste.mutate({ address: url, ...keys }))}
      >
        <Stack gap="md" align="flex-start">
          <Text size="sm">
            In WordPress, open{' '}
            <Anchor
              href={`${url}/wp-admin/admin.php?page=wc-settings&tab=advanced&section=keys`}
              target="_blank"
              rel="noopener noreferrer"
              inherit
              underline="always"
            >
              WooCommerce → Settings → Advanced → REST API
            </Anchor>
            , choose “Add key”, give it “Read/Write”, and copy both values.
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
            visibilityToggleButtonProps={{ 'aria-label': 'Show the secret' }}
            key={form.key('consumerSecret')}
            {...form.getInputProps('consumerSecret')}
          />
          <Trouble error={paste.error} />
          <Button type="submit" mih={44} loading={paste.isPending}>
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
      : `Paste the whole ${name}: it begins with ${prefix}`;
}
