import { Anchor } from '@mantine/core';
import { Logo } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** Glyph and name, linked to the first page of the dashboard. */
export function Brand(): ReactNode {
  return (
    <Anchor component={Link} href="/" underline="never" c="inherit" display="inline-block" py={10}>
      <Logo />
    </Anchor>
  );
}

/** Glyph and name, linked to the home page, which is not part of the dashboard. */
export function VisitorBrand(): ReactNode {
  return (
    <Anchor href="/" underline="never" c="inherit" display="inline-block" py={10}>
      <Logo />
    </Anchor>
  );
}
