import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

/** As the service has them too (`accounts/password.ts`). */
const PASSWORD_LENGTH = { min: 8, max: 128 };

/** Ticked by its label too, which is what a finger meets. */
const FINGER_HIGH = { body: { alignItems: 'center' }, label: { paddingBlock: 12 } };

/** The address of an account; a password manager knows it as the user's name. */
export function EmailField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <TextInput
      label="Email"
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

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label = 'Password',
  kind,
  value,
  onChange,
}: {
  readonly label?: string;
  /** `new` where one is chosen, so that a password manager offers one. */
  readonly kind: 'current' | 'new';
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const [shown, setShown] = useState(false);
  const chosen = kind === 'new';
  return (
    <Stack gap={4}>
      <TextInput
        label={label}
        description={chosen ? `At least ${PASSWORD_LENGTH.min} characters.` : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        name={chosen ? 'new-password' : 'password'}
        type={shown ? 'text' : 'password'}
        autoComplete={chosen ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        minLength={chosen ? PASSWORD_LENGTH.min : undefined}
        maxLength={PASSWORD_LENGTH.max}
        size="md"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Checkbox
        label="Show what I type"
        size="sm"
        styles={FINGER_HIGH}
        checked={shown}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
    </Stack>
  );
}
