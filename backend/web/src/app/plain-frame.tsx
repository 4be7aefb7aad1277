import { Anchor, Box, Container } from '@mantine/core';
import { MAIN_ID, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { t } from '../messages/shell.ts';
import { VisitorBrand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';

const LINKS = [
  { href: '/pricing', name: () => t('pricing') },
  { href: '/terms', name: () => t('terms') },
  { href: '/privacy', name: () => t('privacy') },
] as const;

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
        <Box component="footer" pt="xl" fz="sm">
          {LINKS.map(({ href, name }) => (
            <Anchor key={href} href={href} c="dimmed" me="md" inherit>
              {name()}
            </Anchor>
          ))}
          <LanguageSelect />
        </Box>
      </Container>
    </>
  );
}
