import { Box, Container, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** The page around a consent. */
export function ConnectFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Container size={480} px="md" pb="xl">
      <Box component="header" py="lg">
        <Text fw={700} fz="lg">
          Wareword
        </Text>
      </Box>
      <main>{children}</main>
    </Container>
  );
}
