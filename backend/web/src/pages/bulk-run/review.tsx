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
import { PLATFORMS, TONES, type Platform, type Tone } from '@wareword/shared-schema';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { useAccount } from '../../app/account.ts';
import { OnlyLargerPlans } from '../bulk/only-larger-plans.tsx';
import { count, type RunDetails } from '../bulk/words.ts';
import { PLATFORM_NAMES } from '../listing/words.ts';
import { BrandField } from '../write/brand-field.tsx';
import { refreshBulk } from './refresh.ts';

const SOURCES: Readonly<Record<RunDetails['source'], string>> = {
  template: 'a sheet of products',
  shopify: 'Shopify’s product export',
  woocommerce: 'WooCommerce’s product export',
};

/** What was read, what it will cost, and the start. */
export function Review({ run }: { readonly run: RunDetails }): ReactNode {
  const { allows } = useAccount();
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="review">
      <Stack>
        <Title order={2} size="h4" id="review">
          Before you start
        </Title>
        <List spacing={4}>
          <List.Item>
            Read as {SOURCES[run.source]}
            {run.file !== null && run.file.encoding !== 'UTF-8' && ` in ${run.file.encoding}`}.
          </List.Item>
          <List.Item>
            <strong>{count(run.products, 'product')}</strong> can be written.
          </List.Item>
          {run.problems > 0 && (
            <List.Item>
              {count(run.problems, 'row')} cannot; the list below says why. They are left out.
            </List.Item>
          )}
          {run.notes > 0 && (
            <List.Item>
              {count(run.notes, 'description')} longer than a listing is written from; the beginning
              is used.
            </List.Item>
          )}
          {run.file !== null && run.file.unused.length > 0 && (
            <List.Item style={{ overflowWrap: 'anywhere' }}>
              Columns that are not read: {run.file.unused.join(', ')}.
            </List.Item>
          )}
        </List>
        {allows.bulk ? run.products > 0 && <Start run={run} /> : <OnlyLargerPlans />}
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
            ? 'Uses your last remaining listing.'
            : `Uses ${Math.min(products, remaining).toLocaleString('en')} of your ${count(remaining, 'remaining listing')}.`}
          {products > remaining &&
            ` The file has ${count(products, 'product')}: it pauses when your listings are used up, and goes on when you have more.`}
        </Text>
        {start.isError && (
          <ErrorNotice title="It was not started">{messageOf(start.error)}</ErrorNotice>
        )}
        <Group>
          <Button type="submit" mih={44} loading={start.isPending} disabled={remaining === 0}>
            Start
          </Button>
          {products > remaining && (
            <Anchor component={Link} href="/pricing">
              See plans with more listings
            </Anchor>
          )}
        </Group>
      </Stack>
    </form>
  );
}
