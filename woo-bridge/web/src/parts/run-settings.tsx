import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { countCodePoints, REQUEST_LIMITS, TONES } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { useConnection, useStore } from '../app/store.ts';
import { FIELD_WORDS, FIELDS } from '../words/states.ts';
import type { SettingsForm } from './settings-draft.ts';

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
        <NativeSelect label="Tone" data={[...TONES]} {...form.getInputProps('tone')} />
        <NativeSelect
          label="Brand"
          {...form.getInputProps('brandId')}
          data={[
            { value: '', label: 'Your active brand' },
            ...(known ? [] : [{ value: brandId, label: 'A brand that no longer exists' }]),
            ...brands.map(({ id, name, locked }) => ({
              value: id,
              label: locked ? `${name} (locked)` : name,
              disabled: locked,
            })),
          ]}
        />
      </SimpleGrid>
      <Textarea
        label="Target customer (optional)"
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('audience')}
        description={
          left >= 0 && left <= REQUEST_LIMITS.customer * 0.2
            ? `${formatCount(left, 'character')} left`
            : 'Who buys it, and what they use it for.'
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Checkbox.Group
        label="Fields to publish"
        description={
          reviewedFirst ? 'You can change this for each product before you publish.' : undefined
        }
        {...form.getInputProps('fields')}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={0} mt={4}>
          {FIELDS.map((field) => (
            <Checkbox
              key={field}
              className="line"
              value={field}
              label={FIELD_WORDS[field]}
              disabled={
                store.seoPlugin === null && (field === 'keyphrase' || field === 'metaDescription')
              }
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Checkbox
        className="line"
        label="Only fill empty fields"
        description="Fields that already have text, pictures or videos won't change."
        {...form.getInputProps('onlyEmpty', { type: 'checkbox' })}
      />
    </Stack>
  );
}
