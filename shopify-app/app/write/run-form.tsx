import { useNavigate } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { RunPreparation, Selection, StartRunInput } from '../../src/load-context/index.ts';
import { fieldName } from '../parts/fields.ts';
import { useFormat } from '../parts/format.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { Cost } from './cost.tsx';

/** The settings and cost of a run, and the button that starts it. */
export function RunForm({
  preparation,
  selection,
}: {
  readonly preparation: RunPreparation;
  readonly selection: Selection;
}): ReactNode {
  const { connection, count, fields, tones, audienceLimit } = preparation;
  const format = useFormat();
  const navigate = useNavigate();
  const start = useAction<StartRunInput, { readonly runId: string }>('/app/write');
  // A double click creates one run.
  const [requestId] = useState(() => crypto.randomUUID());
  const [settings, setSettings] = useState(preparation.settings);
  const set = (changes: Partial<typeof settings>) => setSettings({ ...settings, ...changes });
  const excess = Array.from(settings.audience.trim()).length - audienceLimit;
  const runId = start.value?.runId;
  useEffect(() => {
    if (runId !== undefined) navigate(`/app/runs/${runId}`);
  }, [runId, navigate]);
  const none = connection.usage?.remaining === 0;
  const busy = start.pending || runId !== undefined;
  return (
    <s-section heading="Listing settings">
      <s-stack gap="base">
        <s-select
          label="Tone"
          value={settings.tone}
          onChange={({ currentTarget: { value } }) =>
            set({ tone: tones.find((tone) => tone === value) ?? settings.tone })
          }
        >
          {tones.map((tone) => (
            <s-option key={tone} value={tone}>
              {tone}
            </s-option>
          ))}
        </s-select>
        <s-select
          label="Brand"
          value={settings.brandId ?? 'active'}
          onChange={({ currentTarget: { value } }) =>
            set({ brandId: value === 'active' ? null : value })
          }
        >
          <s-option value="active">Your active brand</s-option>
          {connection.brands.map(({ id, name, locked }) => (
            <s-option key={id} value={id} disabled={locked}>
              {locked ? `${name} (locked)` : name}
            </s-option>
          ))}
        </s-select>
        <s-text-area
          label="Target customer (optional)"
          details="Who buys it, and what they use it for."
          rows={2}
          value={settings.audience}
          {...(excess > 0
            ? {
                error: `${format.number(audienceLimit + excess)} of ${format.count(audienceLimit, 'character')}. Remove ${format.number(excess)}.`,
              }
            : {})}
          onInput={({ currentTarget }) => set({ audience: currentTarget.value })}
        />
        <s-choice-list
          label="Fields to publish"
          details="You can change this for each product before you publish."
          multiple
          {...(settings.fields.length === 0 ? { error: 'Select at least one field.' } : {})}
          onChange={({ currentTarget: { values } }) =>
            set({ fields: fields.filter((field) => values.includes(field)) })
          }
        >
          {fields.map((field) => (
            // On each choice, because server-rendered HTML cannot contain a list of values.
            <s-choice key={field} value={field} selected={settings.fields.includes(field)}>
              {fieldName(field)}
            </s-choice>
          ))}
        </s-choice-list>
        <s-checkbox
          label="Only fill empty fields"
          details="Fields that already have text, pictures or videos won't change."
          checked={settings.onlyEmpty}
          onChange={({ currentTarget }) => set({ onlyEmpty: currentTarget.checked })}
        />
        <ProblemBanner problem={start.problem} />
        <Cost count={count} connection={connection} />
        <s-button-group>
          <s-button
            slot="primary-action"
            variant="primary"
            loading={busy}
            disabled={excess > 0 || settings.fields.length === 0 || none}
            onClick={() => start.send({ requestId, selection, settings })}
          >
            Write {format.count(count, 'listing')}
          </s-button>
          <s-button slot="secondary-actions" href="/app/products">
            Cancel
          </s-button>
        </s-button-group>
        <s-text color="subdued">
          You review every text before it's published. These settings are saved for next time.
        </s-text>
      </s-stack>
    </s-section>
  );
}
