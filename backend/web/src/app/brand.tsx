import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The product's name, linked to the first page of the dashboard. */
export function Brand(): ReactNode {
  return (
    <Anchor component={Link} href="/" underline="never" c="inherit" display="inline-block" py={8}>
      <Name />
    </Anchor>
  );
}

/** The product's name, linked to the home page, which is not part of the dashboard. */
export function VisitorBrand(): ReactNode {
  return (
    <Anchor href="/" underline="never" c="inherit" display="inline-block" py={8}>
      <Name />
    </Anchor>
  );
}

function Name(): ReactNode {
  return (
    <Text component="span" fw={700} fz="lg">
      Wareword
    </Text>
  );
}
