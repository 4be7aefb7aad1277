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
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../../app/account.ts';
import { BrandField } from './brand-field.tsx';
import { describeRemaining } from './character-count.ts';
import { platformsOf, type Draft } from './draft.ts';
import type { DraftForm } from './draft-form.ts';
import { FillIn } from './fill-in.tsx';
import { Fold } from './fold.tsx';
import { MoreOptions } from './options.tsx';
import { formatRenewal } from '../../format.ts';
import { toneName } from '../../names.ts';
import { t } from '../../messages/write.ts';

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
  const { usage, writesWithAi } = useAccount();
  const { remaining, limit } = usage;
  const text = (name: TextField) => ({
    key: form.key(name),
    ...form.getInputProps(name),
    description: describeRemaining(form.getValues()[name], REQUEST_LIMITS[name]),
    inputWrapperOrder: INPUT_ORDER,
  });
  return (
    <form
      noValidate
      aria-label={t('product')}
      onSubmit={form.onSubmit(onSubmit, focusFirstError)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (remaining > 0) event.currentTarget.requestSubmit();
      }}
    >
      <Stack gap="sm">
        <div role="group" aria-labelledby="platform-label">
          <Text id="platform-label" size="sm" fw={600} mb={4}>
            {t('platform')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="platform-label"
            data={[
              ...PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] })),
              { value: 'all' as const, label: <AllPlatforms /> },
            ]}
            value={form.getValues().platform}
            onChange={(platform) => form.setFieldValue('platform', platform)}
            styles={{
              // As wide as the name needs: "WooCommerce" doesn't fit in a quarter of a phone screen.
              control: { flex: 'auto' },
              label: { minHeight: 40, alignContent: 'center', paddingInline: 4 },
            }}
          />
        </div>
        <FillIn
          showExamples={!hasText(form.getValues())}
          typed={form.getValues()}
          onFill={(details) => form.setValues({ ...form.getValues(), ...details })}
        />
        <TextInput label={t('productName')} required withAsterisk {...text('product_name')} />
        <Textarea
          label={t('features')}
          required
          autosize
          minRows={4}
          maxRows={12}
          {...text('features')}
          description={
            describeRemaining(form.getValues().features, REQUEST_LIMITS.features) ??
            t('featuresHelp')
          }
        />
        <MoreDetails form={form}>
          <NativeSelect
            label={t('tone')}
            description={writesWithAi ? undefined : t('toneWithoutAi')}
            inputWrapperOrder={INPUT_ORDER}
            data={TONES.map((value) => ({ value, label: toneName(value) }))}
            {...form.getInputProps('tone')}
          />
          <BrandField {...form.getInputProps('brand_id')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput label={t('categoryOptional')} {...text('category')} />
            <TextInput label={t('priceOptional')} {...text('price')} />
          </SimpleGrid>
          <Textarea
            label={t('targetCustomerOptional')}
            autosize
            minRows={2}
            maxRows={8}
            {...text('customer')}
          />
          <Textarea
            label={t('competitorsOptional')}
            autosize
            minRows={2}
            maxRows={8}
            {...text('competitors')}
            description={
              describeRemaining(form.getValues().competitors, REQUEST_LIMITS.competitors) ??
              t(writesWithAi ? 'competitorsHelp' : 'competitorsHelpWithoutAi')
            }
          />
          <TextInput
            label={t('skuOptional')}
            key={form.key('sku')}
            {...form.getInputProps('sku')}
            description={
              describeRemaining(form.getValues().sku, REQUEST_LIMITS.external_ref) ?? t('skuHelp')
            }
            inputWrapperOrder={INPUT_ORDER}
          />
        </MoreDetails>
        <MoreOptions form={form} />
        {children}
        {remaining > 0 ? (
          <SubmitBar busy={busy} cost={platformsOf(form.getValues()).length} />
        ) : (
          <LimitReached limit={limit} typed={hasText(form.getValues())} />
        )}
      </Stack>
    </form>
  );
}

/** Short on a phone, where four choices stand side by side. */
function AllPlatforms(): ReactNode {
  return (
    <>
      <Text span inherit visibleFrom="xl">
        {t('allThreePlatforms')}
      </Text>
      <Text span inherit hiddenFrom="xl">
        {t('allPlatformsShort')}
      </Text>
    </>
  );
}

const MORE_DETAILS = ['category', 'price', 'customer', 'competitors', 'sku'] as const;

/** Details of the market, and how the listing sounds. */
function MoreDetails({
  form,
  children,
}: {
  readonly form: DraftForm;
  readonly children: ReactNode;
}): ReactNode {
  const values = form.getValues();
  const { tone } = values;
  const needed = MORE_DETAILS.some((name) => values[name] !== '' || name in form.errors);
  return (
    <Fold summary={t('moreDetails', { tone: toneName(tone) })} needed={needed}>
      {children}
    </Fold>
  );
}

/** Stays in view however long the form is. */
const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  paddingBlock: 'var(--mantine-spacing-xs)',
  background: 'var(--mantine-color-body)',
} as const;

/** The button, and what it costs. */
function SubmitBar({ busy, cost }: { readonly busy: boolean; readonly cost: number }): ReactNode {
  const { remaining } = useAccount().usage;
  const tooMany = cost > remaining;
  return (
    <Group gap="sm" style={BAR}>
      <Button type="submit" loading={busy} disabled={tooMany} title={t('submitShortcut')}>
        {cost === 1 ? t('writeListing') : t('writeCostListings', { cost })}
      </Button>
      <Text size="sm">
        {tooMany ? t('allPlatformsCost', { cost, remaining }) : describeCost(cost, remaining)}
      </Text>
    </Group>
  );
}

function describeCost(cost: number, remaining: number): string {
  if (remaining === 1) return t('costLastListing');
  if (cost === remaining) {
    return t('costAllRemaining', { remaining, date: formatRenewal(new Date()) });
  }
  return t('costOfRemaining', { cost, remaining });
}

type TextField = keyof typeof REQUEST_LIMITS & keyof Draft;

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
    <Notice title={t('noListingsLeft', { limit })}>
      {isOwner
        ? t.rich('noListingsLeftOwner', {
            date: formatRenewal(new Date()),
            link: (chunks) => (
              <Anchor component={Link} href="/pricing" inherit underline="always">
                {chunks}
              </Anchor>
            ),
          })
        : t('noListingsLeftMember', { date: formatRenewal(new Date()) })}
      {typed && ` ${t('draftSaved')}`}
    </Notice>
  );
}

function hasText(draft: Draft): boolean {
  const { product_name, features, category, price, customer, competitors, sku } = draft;
  const { attributes, variants, keywords, banned_words, images } = draft;
  return [
    ...[product_name, features, category, price, customer, competitors, sku],
    ...[attributes, variants, keywords, banned_words, images],
  ].some((text) => text.trim() !== '');
}

function focusFirstError(errors: Record<string, unknown>): void {
  const [first] = Object.keys(errors);
  document.querySelector<HTMLElement>(`[data-path="${first ?? ''}"]`)?.focus();
}
