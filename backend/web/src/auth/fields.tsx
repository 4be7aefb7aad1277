import { Button, TextInput } from '@mantine/core';
import { useEarlyInput } from '@wareword/ui';
import { useId, useState, type ReactNode } from 'react';
import { LIMITS } from '../limits.ts';
import { t } from '../messages/auth.ts';

/** The email address of an account, which password managers store as the username. */
export function EmailField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const field = useEarlyInput<HTMLInputElement>(value, onChange);
  return (
    <TextInput
      ref={field}
      label={t('email')}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      maxLength={254}
      size="md"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/**
 * A password that can be shown while it is typed. The button's name does not contain the word, so
 * that only the field is found by its label; the label describes the button instead.
 */
export function PasswordField({
  label = t('password'),
  kind,
  size,
  value,
  onChange,
}: {
  readonly label?: string;
  /** `new` when a password is being chosen, so that a password manager suggests one. */
  readonly kind: 'current' | 'new';
  /** Like the other fields: large on public pages. */
  readonly size?: 'md';
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const [shown, setShown] = useState(false);
  const id = useId();
  const field = useEarlyInput<HTMLInputElement>(value, onChange);
  const chosen = kind === 'new';
  const toggle = (
    <Button
      variant="subtle"
      size="compact-sm"
      px="xs"
      aria-controls={id}
      aria-describedby={`${id}-label`}
      onClick={() => setShown(!shown)}
    >
      {shown ? t('hide') : t('show')}
    </Button>
  );
  return (
    <TextInput
      ref={field}
      id={id}
      label={label}
      rightSection={toggle}
      rightSectionWidth={104}
      description={
        chosen ? t('passwordHelp', { passwordMinLength: LIMITS.passwordMinLength }) : undefined
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      name={chosen ? 'new-password' : 'password'}
      type={shown ? 'text' : 'password'}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      minLength={chosen ? LIMITS.passwordMinLength : undefined}
      maxLength={LIMITS.passwordMaxLength}
      {...(size !== undefined && { size })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
