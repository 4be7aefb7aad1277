import { Box, Container, Group, Text } from '@mantine/core';
import { LanguageSelect, Logo, MAIN_ID, PageBoundary, SkipLink } from '@wareword/ui';
import type { ReactNode } from 'react';
import { COOKIE_PATH } from '../base.ts';
import { Notices } from './notices.tsx';
import { t } from '../messages/shell.ts';

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
              {t('forWooCommerce')}
            </Text>
          </Group>
        </Box>
        <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
          <Notices />
          <PageBoundary>{children}</PageBoundary>
        </main>
        <footer>
          <LanguageSelect aria-label={t('language')} path={COOKIE_PATH} w={150} mt="xl" />
        </footer>
      </Container>
    </>
  );
}
