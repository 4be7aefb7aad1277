import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Home } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';

/** The listings left, and the number of products by state. */
export function Metrics({ connection, metrics }: Pick<Home, 'connection' | 'metrics'>): ReactNode {
  const t = useTranslations('home');
  const format = useFormat();
  const { usage } = connection;
  return (
    <s-section heading={t('overview')}>
      <s-query-container>
        <s-grid
          gridTemplateColumns="@container (inline-size > 560px) 1fr 1fr 1fr 1fr, 1fr 1fr"
          gap="base"
        >
          <Metric
            name={t('listingsLeft')}
            value={usage === null ? '–' : format.number(usage.remaining)}
            note={
              usage === null
                ? connection.state === 'disconnected'
                  ? t('notConnected')
                  : t('unavailable')
                : t('ofLimit', { limit: usage.limit, day: format.day(usage.resetsAt) })
            }
          />
          <Metric
            name={t('published')}
            value={format.number(metrics.published)}
            note={t('products', { count: metrics.published })}
          />
          <Metric
            name={t('toReview')}
            value={format.number(metrics.toReview)}
            note={t('products', { count: metrics.toReview })}
          />
          <Metric
            name={t('failed')}
            value={format.number(metrics.failed)}
            note={t('products', { count: metrics.failed })}
            critical={metrics.failed > 0}
          />
        </s-grid>
      </s-query-container>
    </s-section>
  );
}

function Metric({
  name,
  value,
  note,
  critical = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly critical?: boolean;
}): ReactNode {
  return (
    <s-box padding="base" border="base" borderRadius="base">
      <s-stack gap="small-300">
        <s-text color="subdued">{name}</s-text>
        <s-text fontSize="large-100" fontWeight="semibold" tone={critical ? 'critical' : 'auto'}>
          {value}
        </s-text>
        <s-text color="subdued" fontSize="small">
          {note}
        </s-text>
      </s-stack>
    </s-box>
  );
}
