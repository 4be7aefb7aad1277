import { Button, Code, Group, Paper, Stack, Text } from '@mantine/core';
import { CopyButton } from '@wareword/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages/webhooks.ts';

/** The only time a secret is shown. */
export function SecretPanel({
  title,
  secret,
  children,
  onDone,
}: {
  readonly title: string;
  readonly secret: string;
  readonly children: ReactNode;
  readonly onDone: () => void;
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label={t('yourSigningSecret')} role="status">
      <Stack gap="sm">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Text>{children}</Text>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <Group gap="xs">
          <CopyButton text={secret} size="sm">
            {t('copySecret')}
          </CopyButton>
          <Button variant="subtle" onClick={onDone}>
            {t('done')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
