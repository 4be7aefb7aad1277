import { Button, Text } from '@mantine/core';
import { capitalize } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { usePaymentPage } from '../../billing/use-payment-page.ts';
import type { Plan, Pricing } from './plan.ts';
import { t } from '../../messages/pricing.ts';

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
  const contact = contactUrl(pricing);
  if (reader === null) {
    if (plan.name !== 'free') {
      return canPay || contact === undefined ? (
        <MutedText>{t('pricingIntroductionVisitor')}</MutedText>
      ) : (
        <ContactUs href={contact} />
      );
    }
    return (
      <Button component={Link} href="/sign-up">
        {t('startFree')}
      </Button>
    );
  }
  if (!reader.isOwner || plan.name === reader.plan) return null;
  if (!canPay) {
    return (
      contact !== undefined &&
      ORDER.indexOf(plan.name) > ORDER.indexOf(reader.plan) && <ContactUs href={contact} />
    );
  }
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
      {t('upgradeToPlan', { plan: capitalize(wanted) })}
    </Button>
  );
}

/** Where one asks for another plan if it cannot be paid for here, if the operator has named that. */
export function contactUrl({ supportEmail }: Pricing): string | undefined {
  return supportEmail === null ? undefined : `mailto:${supportEmail}`;
}

function ContactUs({ href }: { readonly href: string }): ReactNode {
  return (
    <Button component="a" href={href} variant="default">
      {t('contactUsButton')}
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
