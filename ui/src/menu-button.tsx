import { Burger } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from './messages/components.ts';

/** Opens and closes the navigation on a phone. */
export function MenuButton({
  opened,
  onClick,
}: {
  readonly opened: boolean;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <Burger
      opened={opened}
      onClick={onClick}
      hiddenFrom="sm"
      size="sm"
      w={44}
      h={44}
      ml={-12}
      aria-label={opened ? t('closeMenu') : t('openMenu')}
      aria-expanded={opened}
    />
  );
}
