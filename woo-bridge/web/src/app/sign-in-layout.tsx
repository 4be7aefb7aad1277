import { Box, Container, Group, Text } from '@mantine/core';
import { Logo, MAIN_ID, PageBoundary, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Notices } from './notices.tsx';

/** The layout of the pages before sign-in. */
export function SignInLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink />
      <Container size={600} px="md" pb="xl">
        <Box component="header" py="lg">
          <Group gap="xs">
            <Logo />
            <Text span c="dimmed">
              for WooCommerce
            </Text>
          </Group>
        </Box>
        <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          <Notices />
          <PageBoundary>{children}</PageBoundary>
        </main>
      </Container>
    </>
  );
}
