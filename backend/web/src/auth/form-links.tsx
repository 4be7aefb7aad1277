import { Anchor, Group, Text } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { t } from '../messages/auth.ts';

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
        {isNew ? t('alreadyHaveAnAccount') : t('newToWareword')}{' '}
        <Anchor {...other} inherit py={10} display="inline-block">
          {isNew ? t('signIn') : t('createAccount')}
        </Anchor>
      </Text>
      {!isNew && (
        <Anchor href={forgotPassword} py={10}>
          {t('forgotYourPassword')}
        </Anchor>
      )}
    </Group>
  );
}
