import { Anchor, Group, Text } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

/** The ways on from a sign-in or sign-up form: to the other form, and to a new password. */
export function FormLinks({
  isNew,
  other,
  forgotPassword,
}: {
  /** The form above creates an account. */
  readonly isNew: boolean;
  readonly other: {
    readonly href: string;
    readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  readonly forgotPassword: string;
}): ReactNode {
  return (
    <Group justify="space-between" gap="xs">
      <Text>
        {isNew ? 'Already have an account?' : 'New to Wareword?'}{' '}
        <Anchor {...other} inherit py={10} display="inline-block">
          {isNew ? 'Sign in' : 'Create account'}
        </Anchor>
      </Text>
      {!isNew && (
        <Anchor href={forgotPassword} py={10}>
          Forgot your password?
        </Anchor>
      )}
    </Group>
  );
}
