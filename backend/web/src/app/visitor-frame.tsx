import { Anchor, Box, Button, Container, Group } from '@mantine/core';
import { MAIN_ID, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { VisitorBrand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { t } from '../messages/shell.ts';

/** A public page for visitors. */
export function VisitorFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink />
      <Box component="header" px="md" py="sm">
        <Group justify="space-between" wrap="nowrap">
          <VisitorBrand />
          <Group gap="sm" wrap="nowrap">
            <Anchor component={Link} href="/sign-in" py="xs" style={{ whiteSpace: 'nowrap' }}>
              {t('signIn')}
            </Anchor>
            <Button component={Link} href="/sign-up" px="sm">
              {t('createAccount')}
            </Button>
          </Group>
        </Group>
      </Box>
      <Container size="lg" px="md" py="md">
        <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </main>
        <Box component="footer" pt="xl">
          <LanguageSelect />
        </Box>
      </Container>
    </>
  );
}
