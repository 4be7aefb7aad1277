import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { t } from './messages/components.ts';

/** Id of the element with the page's content, without the navigation. */
export const MAIN_ID = 'main';

/** The first keyboard stop, which skips the navigation. Only visible while focused. */
export function SkipLink(): ReactNode {
  const [focused, setFocused] = useState(false);
  return (
    <Button
      component="a"
      href={`#${MAIN_ID}`}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      style={{
        position: 'fixed',
        zIndex: 1000,
        top: 8,
        left: 8,
        transform: focused ? 'none' : 'translateY(-200%)',
      }}
    >
      {t('skipToContent')}
    </Button>
  );
}
