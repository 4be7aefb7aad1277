import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Dialog } from '@wareword/ui';
import type { ReactNode } from 'react';
import { refreshAccount } from './account.ts';
import { signInPath } from './sign-in-path.ts';

/** Laid over the page, so that what was typed there is still seen and kept. */
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
          Sign in again to go on. You can do that in a new tab and come back: what you typed on this
          page stays as it is.
        </Text>
        <Button component="a" href={signInPath()} mih={44}>
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
          Sign in in a new tab
        </Anchor>
      </Stack>
    </Dialog>
  );
}
