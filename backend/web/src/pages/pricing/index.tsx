import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice, Notice, PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { api } from '../../api.ts';
import { Loaded } from '../../app/loaded.tsx';
import { usePaymentPage } from '../../billing/use-payment-page.ts';
import { Comparison } from './comparison.tsx';
import { contactUrl, PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import type { Pricing } from './plan.ts';
import { Questions } from './questions.tsx';
import { t } from '../../messages/pricing.ts';

/** The plans, for everyone: `upgrade_url` leads here. */
export default function PricingPage(): ReactNode {
  const pricing = useQuery(api.billing.pricing.queryOptions());
  const page = usePaymentPage();
  const canceled = new URLSearchParams(useSearch()).get('checkout') === 'canceled';
  return (
    <Stack gap="xl">
      <PageHeader title={t('plansAndPricing')}>{t('pricingIntroduction')}</PageHeader>
      {canceled && <Notice>{t('checkoutCanceled')}</Notice>}
      {page.problem !== undefined && (
        <ErrorNotice title={t('checkoutNotOpened')}>{page.problem}</ErrorNotice>
      )}
      <Loaded query={pricing} title={t('plansNotLoaded')}>
        {(found) => (
          <>
            <HowToChange pricing={found} />
            <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
              {found.plans.map((plan) => (
                <PlanCard
                  key={plan.name}
                  plan={plan}
                  current={plan.name === found.reader?.plan}
                  action={<PlanAction plan={plan} pricing={found} page={page} />}
                />
              ))}
            </SimpleGrid>
            <Comparison pricing={found} />
            <Questions pricing={found} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function HowToChange({ pricing }: { readonly pricing: Pricing }): ReactNode {
  const { reader, canPay } = pricing;
  if (reader?.isOwner === false) return <Text maw={720}>{t('ownerChangesPlan')}</Text>;
  if (!canPay) return <Asking pricing={pricing} />;
  if (reader === null) return null;
  return (
    <Text maw={720}>
      {t.rich('paymentHelp', {
        link: (chunks) => (
          <Anchor component={Link} href="/plan" underline="always">
            {chunks}
          </Anchor>
        ),
      })}
    </Text>
  );
}

/** Whom to ask for a plan that cannot be paid for here, and what happens then. */
function Asking({ pricing }: { readonly pricing: Pricing }): ReactNode {
  const { reader } = pricing;
  const contact = contactUrl(pricing);
  const linkTo = (href: string) => (chunks: ReactNode) => (
    <Anchor href={href} underline="always">
      {chunks}
    </Anchor>
  );
  if (contact !== undefined) {
    return reader && <Text maw={720}>{t.rich('contactUs', { link: linkTo(contact) })}</Text>;
  }
  return (
    <Text maw={720} style={{ overflowWrap: 'anywhere' }}>
      {reader === null
        ? t('askAdministratorVisitor')
        : t.rich('askAdministrator', { email: reader.email, link: linkTo('/contact#own-server') })}
    </Text>
  );
}
