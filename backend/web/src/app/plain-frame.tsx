import { Box, Container } from '@mantine/core';
import { MAIN_ID, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { VisitorBrand } from './brand.tsx';
import { FooterLinks } from './footer-links.tsx';

/** A centered form, for visitors. */
export function PlainFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <SkipLink />
      <Container size={440} px="md" pb="xl">
        <Box component="header" py="lg">
          <VisitorBrand />
        </Box>
        <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          {children}
        </main>
        <FooterLinks />
      </Container>
    </>
  );
}
