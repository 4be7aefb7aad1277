import { Anchor, Code, List, Stack, Text, Title } from '@mantine/core';
import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BASE } from '../../base.ts';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import pluginUrl from '../../../../wordpress-plugin/wareword-return.php?url';
import { t } from '../../messages/connection.ts';

/** How a store's owner gets back here from Wareword without copying an address. */
export default function ReturningHelp(): ReactNode {
  useTitle(t('returnAutomatically'));
  const store = useStore();
  const here = `${window.location.origin}${BASE}`;
  return (
    <Stack gap="lg" maw={680}>
      <PageHeader title={t('returnAutomatically')}>{t('returnAutomaticallyHelp')}</PageHeader>

      <Stack gap="xs" component="section" aria-labelledby="plugin">
        <Title order={2} size="h4" id="plugin">
          {t('usePlugin')}
        </Title>
        <List type="ordered" spacing="xs">
          <List.Item>
            {t.rich('downloadThePlugin', {
              file: (chunks) => (
                <Anchor href={pluginUrl} download="wareword-return.php" inherit underline="always">
                  {chunks}
                </Anchor>
              ),
              upload: inWordPress(`${store.url}/wp-admin/plugin-install.php?tab=upload`),
            })}
          </List.Item>
          <List.Item>
            {t.rich('enterThisAppsUrl', {
              settings: inWordPress(`${store.url}/wp-admin/options-general.php`),
              here,
              code: (chunks) => <Code style={{ overflowWrap: 'anywhere' }}>{chunks}</Code>,
            })}
          </List.Item>
        </List>
      </Stack>
      <Stack gap="xs" component="section" aria-labelledby="domain">
        <Title order={2} size="h4" id="domain">
          {t('useOwnDomain')}
        </Title>
        <Text>
          {t.rich('ownDomainHelp', {
            path: `${store.url}/wareword`,
            code: (chunks) => <Code>{chunks}</Code>,
          })}
        </Text>
      </Stack>
      <Anchor component={Link} href="/connection" py="xs">
        {t('backToConnecting')}
      </Anchor>
    </Stack>
  );
}

/** A link to a page of the store's WordPress. */
function inWordPress(href: string) {
  return (chunks: ReactNode): ReactNode => (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit underline="always">
      {chunks}
    </Anchor>
  );
}
