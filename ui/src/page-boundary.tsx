import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';

/** Keeps the navigation in place when a page fails, and tells the user what to do. */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Stack gap="sm" maw={520} role="alert">
        <Title order={1} size="h2">
          Something went wrong
        </Title>
        <Text>
          Your work is saved. Reload the page. If that doesn't help, try again in a minute.
        </Text>
        <Group>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </Group>
      </Stack>
    );
  }
}
