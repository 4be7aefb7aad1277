import { AppShell, Box, Burger, Container, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MAIN_ID, SkipLink } from '@wareword/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Account } from './account.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { Navigation } from './navigation.tsx';
import { UsageLine } from './usage-line.tsx';

const HEAD = 56;

/** Head, navigation and page. On a phone the navigation opens over the page. */
export function Shell({
  account,
  children,
}: {
  readonly account: Account;
  readonly children: ReactNode;
}): ReactNode {
  const [opened, { toggle, close }] = useDisclosure(false);
  useFocusOnNavigation(close);
  return (
    <AppShell
      header={{ height: HEAD }}
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !opened } }}
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
            <Brand />
          </Group>
          <AccountMenu account={account} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label="Pages">
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          <Navigation />
        </AppShell.Section>
        <AppShell.Section>
          <UsageLine usage={account.usage} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
        <Container size="xl" px={0} mx={0}>
          <Box>{children}</Box>
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
