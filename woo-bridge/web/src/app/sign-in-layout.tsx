import { Box, Container, Text } from '@mantine/core';
import { MAIN_ID, PageBoundary, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Notices } from './notices.tsx';

/** The layout of the pages before sign-in. */
export function SignInLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink />
      <Container size={600} px="md" pb="xl">
        <Box component="header" py="lg">
          <Text fw={700} fz="lg">
            Wareword{' '}
            <Text span inherit fw={400} c="dimmed">
              for WooCommerce
            </Text>
          </Text>
        </Box>
        <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          <Notices />
          <PageBoundary>{children}</PageBoundary>
        </main>
      </Container>
    </>
  );
}
