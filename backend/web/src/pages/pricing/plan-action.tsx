import { Button, Text } from '@mantine/core';
import { capitalize } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { usePaymentPage } from '../../billing/use-payment-page.ts';
import type { Plan, Pricing } from './plan-card.tsx';
import { t } from '../../messages/plan.ts';

const ORDER = ['free', 'pro', 'agency'];

/** The one action available for a plan, if any. */
export function PlanAction({
  plan,
  pricing,
  page,
}: {
  readonly plan: Plan;
  readonly pricing: Pricing;
  readonly page: ReturnType<typeof usePaymentPage>;
}): ReactNode {
  const { reader, canPay } = pricing;
  if (reader === null) {
    if (plan.name !== 'free') return <MutedText>{t('pricingIntroductionVisitor')}</MutedText>;
    return (
      <Button component={Link} href="/sign-up">
        {t('startFree')}
      </Button>
    );
  }
  if (!canPay || !reader.isOwner || plan.name === reader.plan) return null;
  const busy = page.busy !== undefined || page.leaving;
  if (reader.paidPlan !== 'free') {
    return (
      <Button variant="default" disabled={busy} onClick={page.manage}>
        {plan.name === 'free'
          ? t('cancelPlan')
          : t('changeToPlan', { name: capitalize(plan.name) })}
      </Button>
    );
  }
  if (plan.name === 'free' || ORDER.indexOf(plan.name) < ORDER.indexOf(reader.plan)) return null;
  const wanted = plan.name;
  const next = ORDER[ORDER.indexOf(reader.plan) + 1] === wanted;
  return (
    <Button
      variant={next ? 'filled' : 'default'}
      loading={page.busy === wanted || page.leaving}
      disabled={busy}
      onClick={() => page.pay(wanted)}
    >
      {t('upgradeToPlan', { wanted: capitalize(wanted) })}
    </Button>
  );
}

function MutedText({ children }: { readonly children: string }): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
