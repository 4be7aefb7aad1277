import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';

/** Keeps the navigation when a page breaks, and says what to do. */
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
          This page could not be shown
        </Title>
        <Text>
          Nothing that you saved is lost. Load the page again; if that does not help, the service
          may have been updated a moment ago, so try once more in a minute.
        </Text>
        <Group>
          <Button mih={44} onClick={() => window.location.reload()}>
            Load again
          </Button>
        </Group>
      </Stack>
    );
  }
}
