import { Anchor, AppShell, Burger, Container, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MAIN_ID, SkipLink } from '@wareword/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Banners } from './banners.tsx';
import { Navigation } from './navigation.tsx';
import { Notices } from './notices.tsx';
import { useStore } from './store.ts';
import { UsageLine } from './usage-line.tsx';

const HEAD = 56;

/** Head, navigation and page. On a phone the navigation opens over the page. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const store = useStore();
  const [opened, { toggle, close }] = useDisclosure(false);
  useFocusOnNavigation(close);
  return (
    <AppShell
      header={{ height: HEAD }}
      navbar={{ width: 224, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
    >
      <SkipLink />
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              w={44}
              h={44}
              ml={-12}
              aria-label={opened ? 'Close the navigation' : 'Open the navigation'}
              aria-expanded={opened}
            />
            <Anchor component={Link} href="/products" underline="never" c="inherit" py="xs">
              <Text span fw={700} fz="lg">
                Wareword
              </Text>
            </Anchor>
          </Group>
          <Anchor
            href={store.url}
            target="_blank"
            rel="noopener noreferrer"
            c="inherit"
            size="sm"
            truncate
            maw={240}
            py="sm"
          >
            {store.host}
          </Anchor>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" component="div">
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          <Navigation />
        </AppShell.Section>
        <AppShell.Section component="aside" aria-label="Usage">
          <UsageLine />
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

/** A new page begins at its top, for the eye and for a screen reader. */
function useFocusOnNavigation(onNavigate: () => void): void {
  const [location] = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    onNavigate();
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [location, onNavigate]);
}
