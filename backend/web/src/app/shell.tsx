import { AppShell, Box, Container, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MAIN_ID, MenuButton, SkipLink, useFocusOnNavigation } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Account } from './account.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { Navigation } from './navigation.tsx';
import { UsageLine } from './usage-line.tsx';
import { t } from '../messages/shell.ts';

const HEADER_HEIGHT = 56;

/** Header, navigation and page. On a phone the navigation opens over the page. */
export function Shell({
  account,
  children,
}: {
  readonly account: Account;
  readonly children: ReactNode;
}): ReactNode {
  const [opened, { toggle, close }] = useDisclosure(false);
  const [location] = useLocation();
  useFocusOnNavigation(location, close);
  return (
    <AppShell
      header={{ height: HEADER_HEIGHT }}
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
    >
      <SkipLink />
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <MenuButton opened={opened} onClick={toggle} />
            <Brand />
          </Group>
          <AccountMenu account={account} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={t('pages')}>
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          <Navigation account={account} onChoose={close} />
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
