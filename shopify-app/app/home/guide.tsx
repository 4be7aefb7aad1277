import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Home } from '../../src/load-context/index.ts';
import { ConnectButton } from '../connect/connect-button.tsx';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';

type State = NonNullable<Home['guide']>;

interface Step {
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

function useSteps({ connected, written, published }: State): readonly Step[] {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  return [
    {
      done: connected,
      title: shell('connectToWareword'),
      text: t('stepConnectHelp'),
      action: <ConnectButton />,
    },
    {
      done: written,
      title: t('stepWrite'),
      text: t('stepWriteHelp'),
      action: <LinkButton href="/app/products">{shell('chooseProducts')}</LinkButton>,
    },
    {
      done: published,
      title: t('stepPublish'),
      text: t('stepPublishHelp'),
      action: <LinkButton href="/app/runs">{t('reviewListings')}</LinkButton>,
    },
  ];
}

function LinkButton({
  href,
  children,
}: {
  readonly href: string;
  readonly children: string;
}): ReactNode {
  return (
    <s-button variant="primary" href={href}>
      {children}
    </s-button>
  );
}

/** Three steps, one of them open. Permanently hidden once they are done or it is dismissed. */
export function Guide({ guide }: { readonly guide: State }): ReactNode {
  const t = useTranslations('home');
  const dismiss = useAction<null, null>('/app?index');
  const steps = useSteps(guide);
  const done = steps.filter((step) => step.done).length;
  const open = steps.find((step) => !step.done);
  if (dismiss.pending) return null;
  return (
    <s-section heading={t('setupGuide')}>
      <s-stack gap="base">
        <ProblemBanner problem={dismiss.problem} />
        <s-grid gridTemplateColumns="1fr auto" gap="base" alignItems="center">
          <s-text color="subdued">{t('stepsCompleted', { done, count: steps.length })}</s-text>
          <s-button
            variant="tertiary"
            accessibilityLabel={t('dismissGuide')}
            onClick={() => dismiss.send(null)}
          >
            {t('dismiss')}
          </s-button>
        </s-grid>
        {steps.map((step) => (
          <Line key={step.title} step={step} open={step === open} />
        ))}
      </s-stack>
    </s-section>
  );
}

function Line({ step, open }: { readonly step: Step; readonly open: boolean }): ReactNode {
  const t = useTranslations('home');
  return (
    <s-grid gridTemplateColumns="auto 1fr" gap="small" alignItems="start">
      <s-icon
        type={step.done ? 'check-circle-filled' : 'circle-dashed'}
        tone={step.done ? 'success' : 'neutral'}
      />
      <s-stack gap="small-200" alignItems="start">
        <s-text type={open ? 'strong' : 'generic'} color={step.done ? 'subdued' : 'base'}>
          {step.title}
          <s-text accessibilityVisibility="exclusive">
            {step.done ? ` ${t('stepDone')}` : ''}
          </s-text>
        </s-text>
        {open && (
          <>
            <s-paragraph>{step.text}</s-paragraph>
            {step.action}
          </>
        )}
      </s-stack>
    </s-grid>
  );
}
