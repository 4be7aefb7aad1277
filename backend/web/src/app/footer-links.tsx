import { Anchor, Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../messages/shell.ts';
import { LanguageSelect } from './language-select.tsx';

const LINKS = [
  { href: '/pricing', name: () => t('pricing') },
  { href: '/contact', name: () => t('contact') },
  { href: '/terms', name: () => t('terms') },
  { href: '/privacy', name: () => t('privacy') },
] as const;

/** The foot of the pages for visitors. */
export function FooterLinks(): ReactNode {
  return (
    <Box component="footer" pt="xl" fz="sm">
      <Group gap="md" mb="xs">
        {LINKS.map(({ href, name }) => (
          <Anchor key={href} href={href} c="dimmed" inherit>
            {name()}
          </Anchor>
        ))}
      </Group>
      <LanguageSelect />
    </Box>
  );
}
