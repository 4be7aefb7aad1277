import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Component, type ContextType, type ReactNode } from 'react';
import { UiTextsContext } from './texts.ts';

/** Keeps the navigation in place when a page fails, and tells the user what to do. */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly broken: boolean }
> {
  static override contextType = UiTextsContext;
  declare context: ContextType<typeof UiTextsContext>;

  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { somethingWrong, somethingWrongHelp, reload } = this.context;
    return (
      <Stack gap="sm" maw={520} role="alert">
        <Title order={1} size="h2">
          {somethingWrong}
        </Title>
        <Text>{somethingWrongHelp}</Text>
        <Group>
          <Button onClick={() => window.location.reload()}>{reload}</Button>
        </Group>
      </Stack>
    );
  }
}
