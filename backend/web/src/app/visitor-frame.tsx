import { Anchor, Box, Button, Container, Group } from '@mantine/core';
import { MAIN_ID, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from './brand.tsx';

/** An open page as somebody sees it who is not signed in. */
export function VisitorFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink />
      <Box component="header" px="md" py="sm">
        <Group justify="space-between" wrap="nowrap">
          <Brand />
          <Group gap="sm" wrap="nowrap">
            <Anchor component={Link} href="/sign-in" py="xs" style={{ whiteSpace: 'nowrap' }}>
              Sign in
            </Anchor>
            <Button component={Link} href="/sign-up" mih={44} px="sm">
              Create account
            </Button>
          </Group>
        </Group>
      </Box>
      <Container size="lg" px="md" py="md">
        <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </main>
      </Container>
    </>
  );
}
