import type { ReactNode } from 'react';
import type { Home } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';

type State = NonNullable<Home['guide']>;

interface Step {
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
}

const stepsOf = ({ connected, written, published }: State): readonly Step[] => [
  {
    done: connected,
    title: 'Connect to Wareword',
    text: 'Sign in and approve this store. It takes a minute.',
    action: { label: 'Connect to Wareword', href: '/app/connect' },
  },
  {
    done: written,
    title: 'Write your first listing',
    text: 'Select a product. Nothing changes in your store until you publish.',
    action: { label: 'Choose products', href: '/app/products' },
  },
  {
    done: published,
    title: 'Review and publish',
    text: 'Compare old and new side by side, edit, and publish. You can undo it.',
    action: { label: 'Review listings', href: '/app/runs' },
  },
];

/** Three steps, one of them open. Permanently hidden once they are done or it is dismissed. */
export function Guide({ guide }: { readonly guide: State }): ReactNode {
  const format = useFormat();
  const dismiss = useAction<null, null>('/app?index');
  const steps = stepsOf(guide);
  const done = steps.filter((step) => step.done).length;
  const open = steps.find((step) => !step.done);
  if (dismiss.pending) return null;
  return (
    <s-section heading="Setup guide">
      <s-stack gap="base">
        <ProblemBanner problem={dismiss.problem} />
        <s-grid gridTemplateColumns="1fr auto" gap="base" alignItems="center">
          <s-text color="subdued">
            {format.number(done)} of {format.count(steps.length, 'step')} completed
          </s-text>
          <s-button
            variant="tertiary"
            accessibilityLabel="Dismiss setup guide"
            onClick={() => dismiss.send(null)}
          >
            Dismiss
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
  return (
    <s-grid gridTemplateColumns="auto 1fr" gap="small" alignItems="start">
      <s-icon
        type={step.done ? 'check-circle-filled' : 'circle-dashed'}
        tone={step.done ? 'success' : 'neutral'}
      />
      <s-stack gap="small-200" alignItems="start">
        <s-text type={open ? 'strong' : 'generic'} color={step.done ? 'subdued' : 'base'}>
          {step.title}
          <s-text accessibilityVisibility="exclusive">{step.done ? ' (done)' : ''}</s-text>
        </s-text>
        {open && (
          <>
            <s-paragraph>{step.text}</s-paragraph>
            <s-button variant="primary" href={step.action.href}>
              {step.action.label}
            </s-button>
          </>
        )}
      </s-stack>
    </s-grid>
  );
}
