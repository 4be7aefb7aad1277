import { Button, Code, Group, Paper, Stack, Text } from '@mantine/core';
import { CopyButton } from '@wareword/ui';
import type { ReactNode } from 'react';

/** The only time a secret is shown. */
export function SecretPanel({
  texts,
  title,
  secret,
  children,
  onDone,
}: {
  readonly texts: { readonly label: string; readonly copy: string; readonly done: string };
  readonly title: string;
  readonly secret: string;
  readonly children: ReactNode;
  readonly onDone: () => void;
}): ReactNode {
  return (
    <Paper p="md" component="section" aria-label={texts.label} role="status">
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
            {texts.copy}
          </CopyButton>
          <Button variant="subtle" onClick={onDone}>
            {texts.done}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
