import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { ChosenColumns, ColumnField, UnknownColumns } from './upload.ts';
import { t } from '../../messages/bulk.ts';

const FIELDS: Readonly<Record<ColumnField, () => string>> = {
  name: () => t('columnOfNames'),
  text: () => t('columnOfFeatures'),
};

/** Asks which columns of a sheet the names and the features are in. */
export function ChooseColumns({
  fileName,
  columns: { headings, missing },
  onChoose,
}: {
  readonly fileName: string;
  readonly columns: UnknownColumns;
  readonly onChoose: (columns: ChosenColumns) => void;
}): ReactNode {
  const form = useForm<Record<ColumnField, string>>({
    initialValues: { name: '', text: '' },
    validate: (values) =>
      Object.fromEntries(
        missing.filter((field) => values[field] === '').map((field) => [field, t('columnMissing')]),
      ),
  });
  const submit = form.onSubmit((values) =>
    onChoose(Object.fromEntries(missing.map((field) => [field, Number(values[field])]))),
  );
  return (
    <Paper p="md" component="section" aria-labelledby="choose-columns">
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Title order={2} size="h5" id="choose-columns">
            {t('chooseColumns')}
          </Title>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('chooseColumnsHelp', { name: fileName })}
          </Text>
          <Group align="flex-start" grow preventGrowOverflow={false}>
            {missing.map((field) => (
              <NativeSelect
                key={field}
                label={FIELDS[field]()}
                miw={200}
                data={[
                  { value: '', label: t('chooseColumn') },
                  ...headings.flatMap((label, position) =>
                    label === '' ? [] : [{ value: String(position), label }],
                  ),
                ]}
                {...form.getInputProps(field)}
              />
            ))}
          </Group>
          <Group>
            <Button type="submit">{t('readFile')}</Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
