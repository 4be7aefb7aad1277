import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { usePaymentPage } from '../../billing/use-payment-page.ts';
import type { Plan, Pricing } from './plan-card.tsx';

const ORDER = ['free', 'pro', 'agency'];
const NAMES = { free: 'Free', pro: 'Pro', agency: 'Agency' } as const;

/** The one thing that a reader can do about a plan; nothing where there is none. */
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
    if (plan.name !== 'free') return <Quiet>Start free, and upgrade when you need it.</Quiet>;
    return (
      <Button component={Link} href="/sign-up" mih={44}>
        Start free
      </Button>
    );
  }
  if (!canPay || !reader.isOwner || plan.name === reader.plan) return null;
  const busy = page.busy !== undefined || page.leaving;
  if (reader.paidPlan !== 'free') {
    return (
      <Button variant="default" mih={44} disabled={busy} onClick={page.manage}>
        {plan.name === 'free' ? 'Cancel the plan' : `Change to ${NAMES[plan.name]}`}
      </Button>
    );
  }
  if (plan.name === 'free' || ORDER.indexOf(plan.name) < ORDER.indexOf(reader.plan)) return null;
  const wanted = plan.name;
  const next = ORDER[ORDER.indexOf(reader.plan) + 1] === wanted;
  return (
    <Button
      variant={next ? 'filled' : 'default'}
      mih={44}
      loading={page.busy === wanted || page.leaving}
      disabled={busy}
      onClick={() => page.pay(wanted)}
    >
      Upgrade to {NAMES[wanted]}
    </Button>
  );
}

function Quiet({ children }: { readonly children: string }): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
