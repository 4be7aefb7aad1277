import { useForm } from '@mantine/form';
import { countCodePoints, REQUEST_LIMITS } from '@wareword/shared-schema';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { useStore } from '../app/store.ts';
import { t } from '../messages/shell.ts';

type Settings = RouterInputs['store']['savePreferences']['settings'];

/** The listing settings in a form, where a select cannot be null. */
export interface SettingsDraft {
  readonly tone: NonNullable<Settings['tone']>;
  readonly brandId: string;
  readonly audience: string;
  readonly fields: NonNullable<Settings['fields']>;
  readonly onlyEmpty: boolean;
}

/** A form that begins with what the store's last run was asked for. */
export function useSettingsForm() {
  const { tone, brandId, audience, fields, onlyEmpty } = useStore().preferences;
  return useForm<SettingsDraft>({
    initialValues: { tone, brandId: brandId ?? '', audience, fields: [...fields], onlyEmpty },
    validate: {
      audience: (text) => {
        const length = countCodePoints(text.trim());
        const excess = length - REQUEST_LIMITS.customer;
        return excess > 0
          ? t('tooManyCharacters', { length, limit: REQUEST_LIMITS.customer, excess })
          : null;
      },
      fields: (chosen) => (chosen.length === 0 ? t('noFieldSelected') : null),
    },
  });
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

export function settingsOf({ brandId, ...rest }: SettingsDraft): Settings {
  return { ...rest, brandId: brandId === '' ? null : brandId };
}
