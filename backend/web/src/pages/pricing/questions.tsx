import { Anchor, SimpleGrid, Text, Title } from '@mantine/core';
import { capitalize } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { formatList } from '../../format.ts';
import { LIMITS } from '../../limits.ts';
import { t } from '../../messages/pricing.ts';
import { contactUrl } from './plan-action.tsx';
import type { Pricing } from './plan.ts';

/** What people ask before they choose a plan. */
export function Questions({ pricing }: { readonly pricing: Pricing }): ReactNode {
  return (
    <section aria-labelledby="questions">
      <Title order={2} size="h3" id="questions" mb="md">
        {t('questions')}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg">
        {answersOf(pricing).map(({ question, answer }) => (
          <div key={question}>
            <Title order={3} size="h5" mb={4}>
              {question}
            </Title>
            <Text>{answer}</Text>
          </div>
        ))}
      </SimpleGrid>
    </section>
  );
}

function answersOf(
  pricing: Pricing,
): readonly { readonly question: string; readonly answer: ReactNode }[] {
  const withBulk = pricing.plans.filter(({ bulk }) => bulk).map(({ name }) => capitalize(name));
  return [
    { question: t('whatCounts'), answer: t('whatCountsAnswer') },
    { question: t('atTheLimit'), answer: t('atTheLimitAnswer') },
    {
      question: t('failures'),
      answer: t('failuresAnswer'),
    },
    { question: t('sharing'), answer: t('sharingAnswer') },
    {
      question: t('stores'),
      answer: t('storesAnswer', { plans: formatList(withBulk) }),
    },
    {
      question: t('change'),
      answer: howToChange(pricing),
    },
    { question: t('downgrade'), answer: t('downgradeHelp') },
    { question: t('leaving'), answer: t('leavingAnswer', { days: LIMITS.deletionDays }) },
    { question: t('selfHosting'), answer: t('selfHostingAnswer') },
  ];
}

function howToChange(pricing: Pricing): ReactNode {
  const contact = contactUrl(pricing);
  if (pricing.canPay) return t('changeByPaying');
  if (contact === undefined) return t('changeByAdministrator');
  return t.rich('changeByAsking', {
    link: (chunks) => (
      <Anchor href={contact} underline="always">
        {chunks}
      </Anchor>
    ),
  });
}
