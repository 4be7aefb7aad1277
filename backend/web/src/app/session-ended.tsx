import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Dialog } from '@wareword/ui';
import type { ReactNode } from 'react';
import { refreshAccount } from './account.ts';
import { signInPath } from './sign-in-path.ts';
import { t } from '../messages/shell.ts';

/** An overlay, so that what was typed on the page stays visible. */
export function SessionEnded(): ReactNode {
  return (
    <Dialog opened onClose={() => void refreshAccount()} title={t('sessionEnded')} closable={false}>
      <Stack>
        <Text>{t('signInAgain')}</Text>
        <Button component="a" href={signInPath()}>
          {t('signIn')}
        </Button>
        <Anchor
          component="a"
          href="/sign-in"
          target="_blank"
          rel="noopener"
          ta="center"
          onClick={() =>
            window.addEventListener('focus', () => void refreshAccount(), { once: true })
          }
        >
          {t('openSignIn')}
        </Anchor>
      </Stack>
    </Dialog>
  );
}
