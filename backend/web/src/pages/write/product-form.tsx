import {
  Anchor,
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { PLATFORMS, REQUEST_LIMITS, TONES } from '@wareword/shared-schema';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../app/account.ts';
import { PLATFORM_NAMES } from '../listing/words.ts';
import { BrandField } from './brand-field.tsx';
import { leftOf } from './counted.ts';
import type { Draft } from './draft.ts';
import type { DraftForm } from './draft-form.ts';

/** What is left of a limit stands below the text that it counts. */
const INPUT_ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** What a listing is written from, and what it costs to have it written. */
export function ProductForm({
  form,
  busy,
  children,
  onSubmit,
}: {
  readonly form: DraftForm;
  /** A listing is being asked for right now. */
  readonly busy: boolean;
  /** Stands above the button: what went wrong. */
  readonly children?: ReactNode;
  readonly onSubmit: (draft: Draft) => void;
}): ReactNode {
  const { remaining, limit } = useAccount().usage;
  const text = (name: TextField) => ({
    key: form.key(name),
    ...form.getInputProps(name),
    description: leftOf(form.getValues()[name], REQUEST_LIMITS[name]),
    inputWrapperOrder: INPUT_ORDER,
  });
  return (
    <form noValidate aria-label="Product" onSubmit={form.onSubmit(onSubmit, focusFirstError)}>
      <Stack gap="md">
        <div role="group" aria-labelledby="platform-label">
          <Text id="platform-label" size="sm" fw={600} mb={4}>
            Platform
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="platform-label"
            data={PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
            value={form.getValues().platform}
            onChange={(platform) => form.setFieldValue('platform', platform)}
            styles={{ label: { minHeight: 40, alignContent: 'center' } }}
          />
        </div>
        <TextInput label="Product name" required withAsterisk {...text('product_name')} />
        <Textarea
          label="Features and selling points"
          required
          autosize
          minRows={4}
          maxRows={12}
          {...text('features')}
          description={
            leftOf(form.getValues().features, REQUEST_LIMITS.features) ??
            'One on each line reads best. The listing says nothing that is not in here.'
          }
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect label="Tone" data={[...TONES]} {...form.getInputProps('tone')} />
          <BrandField {...form.getInputProps('brand_id')} />
          <TextInput label="Category (optional)" {...text('category')} />
          <TextInput label="Price (optional)" {...text('price')} />
        </SimpleGrid>
        <Textarea
          label="Who it is for (optional)"
          autosize
          minRows={2}
          maxRows={8}
          {...text('customer')}
        />
        <Textarea
          label="Competitors or market (optional)"
          autosize
          minRows={2}
          maxRows={8}
          {...text('competitors')}
        />
        {children}
        {remaining > 0 ? (
          <Group gap="sm">
            <Button type="submit" mih={44} loading={busy}>
              Write the listing
            </Button>
            <Text size="sm">
              {remaining === 1
                ? 'Uses your last remaining listing.'
                : `Uses 1 of your ${remaining.toLocaleString('en')} remaining listings.`}
            </Text>
          </Group>
        ) : (
          <NothingLeft limit={limit} typed={hasText(form.getValues())} />
        )}
      </Stack>
    </form>
  );
}

type TextField = Exclude<keyof Draft, 'platform' | 'tone' | 'brand_id'>;

/** In place of the button when the month's listings are used. */
function NothingLeft({
  limit,
  typed,
}: {
  readonly limit: number;
  /** There is a text that could be feared for. */
  readonly typed: boolean;
}): ReactNode {
  const { isOwner } = useAccount();
  const renewal = nextMonth().toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Notice title="No listing is left this month">
      All {limit.toLocaleString('en')} listings of this month are used. New ones come on {renewal}.{' '}
      {typed && 'What you typed stays here. '}
      {isOwner ? (
        <>
          For more at once,{' '}
          <Anchor component={Link} href="/pricing" inherit underline="always">
            see the plans
          </Anchor>
          .
        </>
      ) : (
        'The owner of this workspace can choose a larger plan.'
      )}
    </Notice>
  );
}

function hasText(draft: Draft): boolean {
  const { product_name, features, category, price, customer, competitors } = draft;
  const texts = [product_name, features, category, price, customer, competitors];
  return texts.some((text) => text.trim() !== '');
}

function nextMonth(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

function focusFirstError(errors: Record<string, unknown>): void {
  const [first] = Object.keys(errors);
  document.querySelector<HTMLElement>(`[data-path="${first ?? ''}"]`)?.focus();
}
