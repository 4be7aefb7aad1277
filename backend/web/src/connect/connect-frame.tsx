import { Box, Container } from '@mantine/core';
import { Logo } from '@wareword/ui';
import type { ReactNode } from 'react';

/** The page around a consent. */
export function ConnectFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Container size={480} px="md" pb="xl">
      <Box component="header" py="lg">
        <Logo />
      </Box>
      <main>{children}</main>
    </Container>
  );
}
