import { Anchor, Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../messages/shell.ts';
import { LanguageSelect } from './language-select.tsx';

/** The same links as at the foot of server-rendered pages. */
const LINKS = [
  { href: '/docs', name: () => t('docs'), hrefLang: 'en' },
  { href: '/docs/reference', name: () => t('apiReference'), hrefLang: 'en' },
  { href: '/pricing', name: () => t('pricing') },
  { href: '/changelog', name: () => t('changelog'), hrefLang: 'en' },
  { href: '/status', name: () => t('status') },
  { href: '/contact', name: () => t('contact') },
  { href: '/terms', name: () => t('terms') },
  { href: '/privacy', name: () => t('privacy') },
] as const;

/** The foot of the pages for visitors. */
export function FooterLinks(): ReactNode {
  return (
    <Box component="footer" pt="xl" fz="sm">
      <Group component="nav" aria-label={t('moreNavigation')} gap="md" mb="xs">
        {LINKS.map(({ href, name, ...more }) => (
          <Anchor key={href} href={href} {...more} c="dimmed" inherit>
            {name()}
          </Anchor>
        ))}
      </Group>
      <LanguageSelect />
    </Box>
  );
}
