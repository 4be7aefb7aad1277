import {
  Anchor,
  Button,
  Group,
  List,
  NativeSelect,
  Paper,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import {
  PLATFORMS,
  PLATFORM_NAMES,
  TONES,
  type Platform,
  type Tone,
} from '@wareword/shared-schema';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { BulkLocked } from '../bulk/bulk-locked.tsx';
import { type RunDetails } from '../bulk/labels.ts';
import { BrandField } from '../write/brand-field.tsx';
import { ColumnsRead } from './columns-read.tsx';
import { refreshBulk } from './refresh.ts';
import { toneName } from '../../names.ts';
import { t } from '../../messages/bulk.ts';

const SOURCES: Readonly<Record<RunDetails['source'], () => string>> = {
  template: () => t('productSheet'),
  shopify: () => t('shopifyExport'),
  woocommerce: () => t('wooCommerceExport'),
};

/** Review before the start: what was read, and what it will cost. */
export function Review({ run }: { readonly run: RunDetails }): ReactNode {
  const { allows } = useAccount();
  return (
    <Paper p="lg" component="section" aria-labelledby="review">
      <Stack>
        <Title order={2} size="h4" id="review">
          {t('review')}
        </Title>
        <List spacing={4}>
          <List.Item>
            {t('recognized', { source: SOURCES[run.source]() })}
            {run.file !== null && run.file.encoding !== 'UTF-8' && ` (${run.file.encoding})`}
          </List.Item>
          <List.Item>
            {t.rich('productsReady', {
              products: run.products,
              b: (chunks) => <strong>{chunks}</strong>,
            })}
          </List.Item>
          {run.problems > 0 && (
            <List.Item>{t('rowsSkipped', { problems: run.problems })}</List.Item>
          )}
          {run.notes > 0 && <List.Item>{t('descriptionsCut', { notes: run.notes })}</List.Item>}
          {run.file !== null && run.file.unused.length > 0 && (
            <List.Item style={{ overflowWrap: 'anywhere' }}>
              {t('ignoredColumns', { columns: run.file.unused.join(', ') })}
            </List.Item>
          )}
        </List>
        {run.file !== null && run.file.columns.length > 0 && (
          <ColumnsRead columns={run.file.columns} />
        )}
        {allows.bulk ? run.products > 0 && <Start run={run} /> : <BulkLocked />}
      </Stack>
    </Paper>
  );
}

function Start({ run }: { readonly run: RunDetails }): ReactNode {
  const form = useForm<{ platform: Platform; tone: Tone; brandId: string }>({
    initialValues: { platform: run.platform, tone: run.tone, brandId: '' },
  });
  const start = useMutation(api.bulk.start.mutationOptions({ onSettled: refreshBulk }));
  const submit = form.onSubmit(({ platform, tone, brandId }) => {
    if (start.isPending) return;
    const brand = brandId === '' ? {} : { brandId };
    start.mutate({ runId: run.id, platform, tone, ...brand });
  });
  const { products, remaining } = run;
  return (
    <form onSubmit={submit}>
      <Stack>
        <Group align="flex-start" grow preventGrowOverflow={false}>
          <NativeSelect
            label={t('platform')}
            miw={150}
            data={PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
            {...form.getInputProps('platform')}
          />
          <NativeSelect
            label={t('tone')}
            miw={150}
            data={TONES.map((value) => ({ value, label: toneName(value) }))}
            {...form.getInputProps('tone')}
          />
          <BrandField {...form.getInputProps('brandId')} />
        </Group>
        <Text>
          {remaining === 1
            ? t('costLastListing')
            : t('costOfRemaining', {
                products: Math.min(products, remaining),
                remaining,
              })}
          {products > remaining && ` ${t('costMoreThanLeft', { products })}`}
        </Text>
        {start.isError && (
          <ErrorNotice title={t('notStartedError')}>{messageOf(start.error)}</ErrorNotice>
        )}
        <Group>
          <Button type="submit" loading={start.isPending} disabled={remaining === 0}>
            {t('writeListings', { products: Math.min(products, remaining) })}
          </Button>
          {products > remaining && (
            <Anchor component={Link} href="/pricing">
              {t('seeLargerPlans')}
            </Anchor>
          )}
        </Group>
      </Stack>
    </form>
  );
}
