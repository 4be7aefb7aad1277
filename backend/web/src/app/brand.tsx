import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** The product's name, as the way home. */
export function Brand(): ReactNode {
  return (
    <Anchor component={Link} href="/" underline="never" c="inherit" display="inline-block" py={8}>
      <Text component="span" fw={700} fz="lg">
        Wareword
      </Text>
    </Anchor>
  );
}
