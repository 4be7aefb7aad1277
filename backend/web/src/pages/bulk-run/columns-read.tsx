import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RunDetails } from '../bulk/labels.ts';
import { t } from '../../messages/bulk.ts';

type Columns = NonNullable<RunDetails['file']>['columns'];

const FIELDS: Readonly<Record<Columns[number]['field'], () => string>> = {
  name: () => t('fieldName'),
  text: () => t('fieldText'),
  shortText: () => t('fieldShortText'),
  category: () => t('fieldCategory'),
  brand: () => t('fieldBrand'),
  price: () => t('fieldPrice'),
  customer: () => t('fieldCustomer'),
  competitors: () => t('fieldCompetitors'),
  reference: () => t('fieldReference'),
  id: () => t('fieldId'),
  sku: () => 'SKU',
  type: () => t('fieldType'),
  parent: () => t('fieldParent'),
  tags: () => t('fieldTags'),
  attributes: () => t('fieldAttributes'),
  variants: () => t('fieldVariants'),
  keywords: () => t('fieldKeywords'),
  banned_words: () => t('fieldBannedWords'),
  locale: () => t('fieldLocale'),
  images: () => t('fieldImages'),
};

/** What each column of the file became, so that a wrong one is seen before anything is written. */
export function ColumnsRead({ columns }: { readonly columns: Columns }): ReactNode {
  return (
    <div>
      <Text fw={600} size="sm" id="columns-read">
        {t('columnsRead')}
      </Text>
      <Table aria-labelledby="columns-read" layout="fixed" style={{ overflowWrap: 'anywhere' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('column')}</Table.Th>
            <Table.Th scope="col">{t('columnUsedAs')}</Table.Th>
            <Table.Th scope="col">{t('columnSample')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ field, heading, sample }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row" fw={400}>
                {heading}
              </Table.Th>
              <Table.Td>{FIELDS[field]()}</Table.Td>
              <Table.Td c="dimmed">{sample}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
