import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { countCodePoints, REQUEST_LIMITS, TONES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { useConnection, useStore } from '../app/store.ts';
import { fieldName, FIELDS } from '../words/states.ts';
import { toneName } from '../words/tones.ts';
import type { SettingsForm } from './settings-draft.ts';
import { t } from '../messages/shell.ts';

/** Tone, brand, audience, and which fields are published. */
export function RunSettings({
  form,
  reviewedFirst = false,
}: {
  readonly form: SettingsForm;
  /** The listings are for a run, which is read before it is published. */
  readonly reviewedFirst?: boolean;
}): ReactNode {
  const { brands } = useConnection().data ?? { brands: [] };
  const store = useStore();
  const { brandId, audience } = form.getValues();
  const known = brandId === '' || brands.some(({ id }) => id === brandId);
  const left = REQUEST_LIMITS.customer - countCodePoints(audience.trim());
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label={t('tone')}
          data={TONES.map((tone) => ({ value: tone, label: toneName(tone) }))}
          {...form.getInputProps('tone')}
        />
        <NativeSelect
          label={t('brand')}
          {...form.getInputProps('brandId')}
          data={[
            { value: '', label: t('activeBrand') },
            ...(known ? [] : [{ value: brandId, label: t('deletedBrand') }]),
            ...brands.map(({ id, name, locked }) => ({
              value: id,
              label: locked ? t('lockedBrand', { name }) : name,
              disabled: locked,
            })),
          ]}
        />
      </SimpleGrid>
      <Textarea
        label={t('targetCustomer')}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('audience')}
        description={
          left >= 0 && left <= REQUEST_LIMITS.customer * 0.2
            ? t('charactersLeft', { left })
            : t('targetCustomerHelp')
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Checkbox.Group
        label={t('fieldsToPublish')}
        description={reviewedFirst ? t('fieldsToPublishHelp') : undefined}
        {...form.getInputProps('fields')}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={0} mt={4}>
          {FIELDS.map((field) => (
            <Checkbox
              key={field}
              className="line"
              value={field}
              label={fieldName(field)}
              disabled={
                store.seoPlugin === null && (field === 'keyphrase' || field === 'metaDescription')
              }
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Checkbox
        className="line"
        label={t('onlyEmptyFields')}
        description={t('onlyEmptyFieldsHelp')}
        {...form.getInputProps('onlyEmpty', { type: 'checkbox' })}
      />
    </Stack>
  );
}
