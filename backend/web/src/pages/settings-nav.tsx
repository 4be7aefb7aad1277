import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../messages/shell.ts';

const SECTIONS = [
  { path: '/settings', label: () => t('profile') },
  { path: '/settings/security', label: () => t('twoFactorAndPasskeys') },
  { path: '/settings/password', label: () => t('password') },
  { path: '/settings/sessions', label: () => t('sessions') },
  { path: '/settings/notifications', label: () => t('notifications') },
  { path: '/settings/data', label: () => t('yourData') },
] as const;

/** The sections of the settings. */
export function SettingsNav(): ReactNode {
  const [location] = useLocation();
  return (
    <nav aria-label={t('settings')}>
      <Group gap={4} mb="xs">
        {SECTIONS.map(({ path, label }) => {
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
