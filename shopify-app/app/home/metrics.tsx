import type { ReactNode } from 'react';
import type { Home } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';

/** The numbers merchants open the app for. */
export function Metrics({ connection, metrics }: Pick<Home, 'connection' | 'metrics'>): ReactNode {
  const format = useFormat();
  const { usage } = connection;
  return (
    <s-section heading="Overview">
      <s-query-container>
        <s-grid
          gridTemplateColumns="@container (inline-size > 560px) 1fr 1fr 1fr 1fr, 1fr 1fr"
          gap="base"
        >
          <Metric
            name="Listings left"
            value={usage === null ? '–' : format.number(usage.remaining)}
            note={
              usage === null
                ? connection.state === 'disconnected'
                  ? 'Not connected'
                  : 'Unavailable'
                : `of ${format.number(usage.limit)}, resets ${format.day(usage.resetsAt)}`
            }
          />
          <Metric name="Published" value={format.number(metrics.published)} note="products" />
          <Metric name="To review" value={format.number(metrics.toReview)} note="products" />
          <Metric
            name="Failed"
            value={format.number(metrics.failed)}
            note="products"
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
