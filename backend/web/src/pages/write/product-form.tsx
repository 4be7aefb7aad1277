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
import { PLATFORMS, PLATFORM_NAMES, REQUEST_LIMITS, TONES } from '@wareword/shared-schema';
import { formatCount, formatNumber, formatRenewal } from '@wareword/shared-schema/format';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../app/account.ts';
import { BrandField } from './brand-field.tsx';
import { describeRemaining } from './character-count.ts';
import type { Draft } from './draft.ts';
import type { DraftForm } from './draft-form.ts';

/** Remaining characters are shown below the field. */
const INPUT_ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** The product form, and the cost of the listing. */
export function ProductForm({
  form,
  busy,
  children,
  onSubmit,
}: {
  readonly form: DraftForm;
  /** A request is being sent. */
  readonly busy: boolean;
  /** Shown above the button, for errors. */
  readonly children?: ReactNode;
  readonly onSubmit: (draft: Draft) => void;
}): ReactNode {
  const { remaining, limit } = useAccount().usage;
  const text = (name: TextField) => ({
    key: form.key(name),
    ...form.getInputProps(name),
    description: describeRemaining(form.getValues()[name], REQUEST_LIMITS[name]),
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
            describeRemaining(form.getValues().features, REQUEST_LIMITS.features) ??
            'One per line. We only use what you write here.'
          }
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect label="Tone" data={[...TONES]} {...form.getInputProps('tone')} />
          <BrandField {...form.getInputProps('brand_id')} />
          <TextInput label="Category (optional)" {...text('category')} />
          <TextInput label="Price (optional)" {...text('price')} />
        </SimpleGrid>
        <Textarea
          label="Target customer (optional)"
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
            <Button type="submit" loading={busy}>
              Write listing
            </Button>
            <Text size="sm">
              {remaining === 1
                ? 'Uses your last listing this month.'
                : `Uses 1 of your ${formatNumber(remaining)} remaining listings.`}
            </Text>
          </Group>
        ) : (
          <LimitReached limit={limit} typed={hasText(form.getValues())} />
        )}
      </Stack>
    </form>
  );
}

type TextField = Exclude<keyof Draft, 'platform' | 'tone' | 'brand_id'>;

/** Replaces the button when the month's listings are used up. */
function LimitReached({
  limit,
  typed,
}: {
  readonly limit: number;
  /** Whether something has been typed that the user might fear to lose. */
  readonly typed: boolean;
}): ReactNode {
  const { isOwner } = useAccount();
  return (
    <Notice title={`You've used all ${formatCount(limit, 'listing')} this month`}>
      Resets {formatRenewal(new Date())},{' '}
      {isOwner ? (
        <>
          or{' '}
          <Anchor component={Link} href="/pricing" inherit underline="always">
            upgrade now
          </Anchor>
          .
        </>
      ) : (
        'or the workspace owner can upgrade the plan.'
      )}
      {typed && ' Your draft is saved.'}
    </Notice>
  );
}

function hasText(draft: Draft): boolean {
  const { product_name, features, category, price, customer, competitors } = draft;
  const texts = [product_name, features, category, price, customer, competitors];
  return texts.some((text) => text.trim() !== '');
}

function focusFirstError(errors: Record<string, unknown>): void {
  const [first] = Object.keys(errors);
  document.querySelector<HTMLElement>(`[data-path="${first ?? ''}"]`)?.focus();
}
