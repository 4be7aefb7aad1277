import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** Of the element that holds the page, without its navigation. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the navigation. Seen only while it has the focus. */
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
      Skip to the page
    </Button>
  );
}
