import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { LOCALE_NAMES, LOCALES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import type { DetailTexts } from '@wareword/shared-schema/detail-texts';
import type { DraftForm } from './draft-form.ts';
import { Fold } from './fold.tsx';

const FIELDS: readonly {
  readonly name: keyof DetailTexts | 'images';
  readonly label: string;
  readonly description: string;
}[] = [
  {
    name: 'attributes',
    label: 'Specifications (optional)',
    description: 'One per line, such as Material: Solid walnut',
  },
  {
    name: 'variants',
    label: 'Variants (optional)',
    description: 'What buyers choose from, one per line, such as Color: Red, Blue',
  },
  {
    name: 'keywords',
    label: 'Keywords (optional)',
    description:
      'Phrases that shoppers search for, one per line. We use those that your details support.',
  },
  {
    name: 'banned_words',
    label: 'Words to avoid (optional)',
    description: 'One per line. Details that contain them are left out.',
  },
  {
    name: 'images',
    label: 'Images (optional)',
    description:
      'Addresses, one per line, for alt texts. We only describe what your details say, too.',
  },
];

/** Details with a form of their own, and the language. */
export function MoreOptions({ form }: { readonly form: DraftForm }): ReactNode {
  const values = form.getValues();
  const needed =
    FIELDS.some(({ name }) => values[name] !== '' || name in form.errors) ||
    'locale' in form.errors;
  return (
    <Fold
      summary="More options: specifications, variants, keywords, images, language"
      needed={needed}
    >
      {FIELDS.map(({ name, ...shown }) => (
        <Textarea
          {...shown}
          key={form.key(name)}
          {...form.getInputProps(name)}
          autosize
          minRows={1}
          maxRows={8}
        />
      ))}
      <Checkbox
        label="Use what the images show as product details"
        styles={{
          body: { alignItems: 'center' },
          label: { minHeight: 44, alignContent: 'center' },
        }}
        checked={values.images_as_facts !== ''}
        onChange={({ currentTarget }) =>
          form.setFieldValue('images_as_facts', currentTarget.checked ? 'true' : '')
        }
      />
      <NativeSelect
        label="Language and spelling"
        data={[
          { value: '', label: 'Same as the features' },
          ...LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
        ]}
        {...form.getInputProps('locale')}
      />
    </Fold>
  );
}
