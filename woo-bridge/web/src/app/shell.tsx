import { Anchor, AppShell, Container, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  LanguageSelect,
  Logo,
  MAIN_ID,
  MenuButton,
  SkipLink,
  useFocusOnNavigation,
} from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { COOKIE_PATH } from '../base.ts';
import { Banners } from './banners.tsx';
import { Navigation } from './navigation.tsx';
import { Notices } from './notices.tsx';
import { useStore } from './store.ts';
import { UsageLine } from './usage-line.tsx';
import { t } from '../messages/shell.ts';

const HEADER_HEIGHT = 56;

/** Header, navigation and page. On a phone the navigation opens over the page. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const store = useStore();
  const [opened, { toggle, close }] = useDisclosure(false);
  const [location] = useLocation();
  useFocusOnNavigation(location, close);
  return (
    <AppShell
      header={{ height: HEADER_HEIGHT }}
      navbar={{ width: 248, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
    >
      <SkipLink />
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <MenuButton opened={opened} onClick={toggle} />
            <Anchor component={Link} href="/products" underline="never" c="inherit" py={10}>
              <Logo />
            </Anchor>
          </Group>
          <Anchor
            href={store.url}
            target="_blank"
            rel="noopener noreferrer"
            c="inherit"
            size="sm"
            truncate
            maw={{ base: 180, sm: 420 }}
            py="sm"
            mih={44}
          >
            {store.host}
          </Anchor>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" component="div">
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          <Navigation onChoose={close} />
        </AppShell.Section>
        <AppShell.Section component="aside" aria-label={t('usage')}>
          <UsageLine />
        </AppShell.Section>
        <AppShell.Section p="sm" component="section" aria-label={t('language')}>
          <LanguageSelect aria-label={t('language')} path={COOKIE_PATH} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
        <Container size="xl" px={0} mx={0}>
          <Notices />
          <Banners />
          {children}
        </Container>
      </AppShell.Main>
    </AppShell>
  );
}
