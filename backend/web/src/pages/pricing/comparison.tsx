import { Table, Text, Title } from '@mantine/core';
import { WEBHOOK_LIMITS } from '@wareword/shared-schema';
import { capitalize } from '@wareword/shared-schema/format';
import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '../../format.ts';
import { LIMITS } from '../../limits.ts';
import { t } from '../../messages/pricing.ts';
import type { Plan, Pricing } from './plan.ts';
import { priceOf } from './plan.ts';

/** Stays where it is while the plans scroll below it. */
const NAME: CSSProperties = {
  position: 'sticky',
  left: 0,
  background: 'var(--ww-background)',
  hyphens: 'auto',
};

/** A number that a plan includes up to, or whether it includes something. */
type Value = number | boolean;

interface Group {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly of: (plan: Plan) => Value }[];
}

/** Every limit and feature by plan, from what the service enforces. */
export function Comparison({ pricing }: { readonly pricing: Pricing }): ReactNode {
  const { plans } = pricing;
  return (
    <div>
      <Title order={2} size="h3" id="compare-plans" mb="sm">
        {t('comparePlans')}
      </Title>
      {/* Scrolls where it is wider than the screen, by keyboard too. */}
      <div
        role="region"
        aria-labelledby="compare-plans"
        tabIndex={0}
        // A ring outside of it, because one inside would be below the names.
        className="mantine-focus-auto"
        style={{ overflowX: 'auto', position: 'relative' }}
      >
        <Table aria-labelledby="compare-plans" layout="fixed" miw={320} verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" w="40%" style={NAME}>
                {t('feature')}
              </Table.Th>
              {plans.map((plan) => (
                <Table.Th key={plan.name} scope="col">
                  {capitalize(plan.name)}
                  <Text size="sm" c="dimmed">
                    {priceOf(plan)}
                  </Text>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          {groupsOf(pricing).map(({ title, rows }) => (
            <Table.Tbody key={title}>
              <Table.Tr>
                <Table.Th scope="rowgroup" colSpan={plans.length + 1} pt="lg">
                  {title}
                </Table.Th>
              </Table.Tr>
              {rows.map(({ name, of }) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row" fw={400} style={NAME}>
                    {name}
                  </Table.Th>
                  {plans.map((plan) => (
                    <Table.Td key={plan.name}>
                      <Shown value={of(plan)} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </div>
    </div>
  );
}

function Shown({ value }: { readonly value: Value }): ReactNode {
  if (typeof value === 'number') return formatNumber(value);
  return (
    <svg
      role="img"
      aria-label={value ? t('included') : t('notIncluded')}
      width={18}
      height={18}
      fill="none"
      stroke={value ? 'var(--ww-accent)' : 'var(--ww-dimmed)'}
      strokeWidth={2}
      style={{ display: 'block' }}
    >
      <path d={value ? 'M3 9.5l4 4L15 5' : 'M5 9h8'} />
    </svg>
  );
}

const always = (): Value => true;
const never = (): Value => false;

function groupsOf({ requestsPerMinute, writesWithAi }: Pricing): readonly Group[] {
  return [
    {
      title: t('limits'),
      rows: [
        { name: t('monthlyListings'), of: ({ limit }) => limit },
        { name: t('brandsLimit'), of: ({ brands }) => brands },
        { name: t('storesLimit'), of: always },
        { name: t('teamLimit'), of: ({ team }) => team && LIMITS.teamMembers },
        {
          name: t('requestsLimit'),
          of: ({ apiAccess }) => apiAccess && requestsPerMinute,
        },
        { name: t('webhooksLimit'), of: ({ apiAccess }) => apiAccess && WEBHOOK_LIMITS.endpoints },
      ],
    },
    {
      title: t('writing'),
      rows: [
        { name: t('platforms'), of: always },
        { name: t('listingLanguages'), of: always },
        { name: t('editing'), of: always },
        writesWithAi
          ? { name: t('learnedVoice'), of: always }
          : { name: t('learnedVoiceNeedsAi'), of: never },
        { name: t('exports'), of: always },
        { name: t('bulkWriting'), of: ({ bulk }) => bulk },
      ],
    },
    {
      title: t('storeWriting'),
      rows: [
        { name: t('storePublishing'), of: always },
        { name: t('storeBulkWriting'), of: ({ bulk }) => bulk },
      ],
    },
    {
      title: t('teamAndDevelopers'),
      rows: [
        { name: t('roles'), of: ({ team }) => team },
        { name: t('apiKeys'), of: ({ apiAccess }) => apiAccess },
        { name: t('agents'), of: ({ apiAccess }) => apiAccess },
        { name: t('webhooks'), of: ({ apiAccess }) => apiAccess },
      ],
    },
    {
      title: t('account'),
      rows: [
        { name: t('secureSignIn'), of: always },
        { name: t('dataExport'), of: always },
      ],
    },
  ];
}
