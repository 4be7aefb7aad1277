import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Dialog } from '@wareword/ui';
import type { ReactNode } from 'react';
import { refreshAccount } from './account.ts';
import { signInPath } from './sign-in-path.ts';

/** An overlay, so that what was typed on the page stays visible. */
export function SessionEnded(): ReactNode {
  return (
    <Dialog
      opened
      onClose={() => void refreshAccount()}
      title="Your session has ended"
      closable={false}
    >
      <Stack>
        <Text>
          Sign in again to continue. To keep what you typed on this page, sign in from a new tab and
          come back.
        </Text>
        <Button component="a" href={signInPath()}>
          Sign in
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
          Open sign-in in a new tab
        </Anchor>
      </Stack>
    </Dialog>
  );
}
