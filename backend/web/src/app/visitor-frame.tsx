import { Anchor, Button, Container, Group } from '@mantine/core';
import { MAIN_ID, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { VisitorBrand } from './brand.tsx';
import { FooterLinks } from './footer-links.tsx';
import { t } from '../messages/shell.ts';

/** The width of server-rendered pages. */
const WIDTH = 1152;

/** A public page for visitors, with the header of the home page and the docs. */
export function VisitorFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink />
      <Container component="header" size={WIDTH} px="md" py={8}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <VisitorBrand />
          <Group gap="sm" wrap="nowrap">
            <Anchor href="/pricing" c="var(--ww-text)" px={6} py="xs" visibleFrom="sm">
              {t('pricing')}
            </Anchor>
            <Anchor href="/docs" c="var(--ww-text)" px={6} py="xs" visibleFrom="sm">
              {t('docs')}
            </Anchor>
            <Anchor
              component={Link}
              href="/sign-in"
              c="var(--ww-text)"
              px={{ sm: 6 }}
              py="xs"
              style={{ whiteSpace: 'nowrap' }}
            >
              {t('signIn')}
            </Anchor>
            <Button component={Link} href="/sign-up" px="sm" visibleFrom="sm">
              {t('createAccount')}
            </Button>
          </Group>
        </Group>
      </Container>
      <Container size={WIDTH} px="md" py="md">
        <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </main>
        <FooterLinks />
      </Container>
    </>
  );
}
