import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useAccount, type Account } from '../app/account.ts';
import { t } from '../messages/shell.ts';

interface Section {
  readonly path: string;
  readonly label: () => string;
  /** What a role must allow to use it. */
  readonly needs?: keyof Account['deniedPermissions'];
}

const SECTIONS: readonly Section[] = [
  { path: '/settings', label: () => t('profile') },
  { path: '/settings/security', label: () => t('twoFactorAndPasskeys') },
  { path: '/settings/password', label: () => t('password') },
  { path: '/settings/sessions', label: () => t('sessions') },
  { path: '/settings/notifications', label: () => t('notifications') },
  { path: '/settings/data', label: () => t('yourData') },
  { path: '/settings/audit-log', label: () => t('auditLog'), needs: 'auditLog' },
];

/** The sections of the settings. */
export function SettingsNav(): ReactNode {
  const [location] = useLocation();
  const { deniedPermissions } = useAccount();
  return (
    <nav aria-label={t('settings')}>
      <Group gap={4} mb="xs">
        {SECTIONS.map(({ path, label, needs }) => {
          if (needs !== undefined && needs in deniedPermissions) return undefined;
          const isCurrent = location === path;
          return (
            <Button
              key={path}
              component={Link}
              href={path}
              size="sm"
              px="sm"
              variant={isCurrent ? 'light' : 'subtle'}
              {...(isCurrent ? {} : { color: 'gray' })}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label()}
            </Button>
          );
        })}
      </Group>
    </nav>
  );
}
