import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

const SECTIONS = [
  { path: '/settings', label: 'Profile' },
  { path: '/settings/security', label: 'Two-factor and passkeys' },
  { path: '/settings/password', label: 'Password' },
  { path: '/settings/sessions', label: 'Sessions' },
  { path: '/settings/notifications', label: 'Notifications' },
  { path: '/settings/data', label: 'Your data' },
] as const;

/** The sections of the settings. */
export function SettingsNav(): ReactNode {
  const [location] = useLocation();
  return (
    <nav aria-label="Settings">
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
              {label}
            </Button>
          );
        })}
      </Group>
    </nav>
  );
}
