import { Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { LOCALES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import type { DetailTexts } from '@wareword/shared-schema/detail-texts';
import type { DraftForm } from './draft-form.ts';
import { Fold } from './fold.tsx';
import { localeName } from '../../names.ts';
import { t } from '../../messages/write.ts';

const FIELDS: readonly {
  readonly name: keyof DetailTexts | 'images';
  readonly label: () => string;
  readonly description: () => string;
}[] = [
  {
    name: 'attributes',
    label: () => t('specificationsOptional'),
    description: () => t('specificationsHelp'),
  },
  {
    name: 'variants',
    label: () => t('variantsOptional'),
    description: () => t('variantsHelp'),
  },
  {
    name: 'keywords',
    label: () => t('keywordsOptional'),
    description: () => t('keywordsHelp'),
  },
  {
    name: 'banned_words',
    label: () => t('wordsToAvoidOptional'),
    description: () => t('wordsToAvoidHelp'),
  },
  {
    name: 'images',
    label: () => t('imagesOptional'),
    description: () => t('imagesHelp'),
  },
];

/** Details with their own form, and the language. */
export function MoreOptions({ form }: { readonly form: DraftForm }): ReactNode {
  const values = form.getValues();
  const needed =
    FIELDS.some(({ name }) => values[name] !== '' || name in form.errors) ||
    'locale' in form.errors;
  return (
    <Fold summary={t('moreOptions')} needed={needed}>
      {FIELDS.map(({ name, label, description }) => (
        <Textarea
          label={label()}
          description={description()}
          key={form.key(name)}
          {...form.getInputProps(name)}
          autosize
          minRows={1}
          maxRows={8}
        />
      ))}
      <Checkbox
        label={t('imagesAsFacts')}
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
        label={t('languageAndSpelling')}
        data={[
          { value: '', label: t('languageOfFeatures') },
          ...LOCALES.map((value) => ({ value, label: localeName(value) })),
        ]}
        {...form.getInputProps('locale')}
      />
    </Fold>
  );
}
