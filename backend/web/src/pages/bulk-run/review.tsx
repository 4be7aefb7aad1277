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
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { BulkUpgradeNotice } from '../bulk/bulk-upgrade-notice.tsx';
import { type RunDetails } from '../bulk/labels.ts';
import { BrandField } from '../write/brand-field.tsx';
import { refreshBulk } from './refresh.ts';

const SOURCES: Readonly<Record<RunDetails['source'], string>> = {
  template: 'product sheet',
  shopify: 'Shopify export',
  woocommerce: 'WooCommerce export',
};

/** Review before the start: what was read, and what it will cost. */
export function Review({ run }: { readonly run: RunDetails }): ReactNode {
  const { allows } = useAccount();
  return (
    <Paper p="lg" component="section" aria-labelledby="review">
      <Stack>
        <Title order={2} size="h4" id="review">
          Review
        </Title>
        <List spacing={4}>
          <List.Item>
            Recognized: {SOURCES[run.source]}
            {run.file !== null && run.file.encoding !== 'UTF-8' && ` (${run.file.encoding})`}
          </List.Item>
          <List.Item>
            <strong>{formatCount(run.products, 'product')}</strong> ready to write
          </List.Item>
          {run.problems > 0 && (
            <List.Item>{formatCount(run.problems, 'row')} will be skipped (see below)</List.Item>
          )}
          {run.notes > 0 && (
            <List.Item>
              {formatCount(run.notes, 'description')} too long: only the beginning is used
            </List.Item>
          )}
          {run.file !== null && run.file.unused.length > 0 && (
            <List.Item style={{ overflowWrap: 'anywhere' }}>
              Ignored columns: {run.file.unused.join(', ')}
            </List.Item>
          )}
        </List>
        {allows.bulk ? run.products > 0 && <Start run={run} /> : <BulkUpgradeNotice />}
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
            label="Platform"
            miw={150}
            data={PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
            {...form.getInputProps('platform')}
          />
          <NativeSelect label="Tone" miw={150} data={[...TONES]} {...form.getInputProps('tone')} />
          <BrandField {...form.getInputProps('brandId')} />
        </Group>
        <Text>
          {remaining === 1
            ? 'Uses your last listing this month.'
            : `Uses ${formatNumber(Math.min(products, remaining))} of your ${formatCount(remaining, 'remaining listing')}.`}
          {products > remaining &&
            ` The file has ${formatCount(products, 'product')}. Writing pauses when your listings run out, and you can resume when you have more.`}
        </Text>
        {start.isError && (
          <ErrorNotice title="We couldn't start writing">{messageOf(start.error)}</ErrorNotice>
        )}
        <Group>
          <Button type="submit" loading={start.isPending} disabled={remaining === 0}>
            Write {formatCount(Math.min(products, remaining), 'listing')}
          </Button>
          {products > remaining && (
            <Anchor component={Link} href="/pricing">
              See larger plans
            </Anchor>
          )}
        </Group>
      </Stack>
    </form>
  );
}
