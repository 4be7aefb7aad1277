import { useNavigate } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RunPreparation, Selection, StartRunInput } from '../../src/load-context/index.ts';
import { useFieldNames } from '../parts/field-names.ts';
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
  const t = useTranslations('write');
  const shell = useTranslations('shell');
  const fieldName = useFieldNames();
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
    <s-section heading={t('listingSettings')}>
      <s-stack gap="base">
        <s-select
          label={t('tone')}
          value={settings.tone}
          onChange={({ currentTarget: { value } }) =>
            set({ tone: tones.find((tone) => tone === value) ?? settings.tone })
          }
        >
          {tones.map((tone) => (
            <s-option key={tone} value={tone}>
              {t(`tone${tone}`)}
            </s-option>
          ))}
        </s-select>
        <s-select
          label={t('brand')}
          value={settings.brandId ?? 'active'}
          onChange={({ currentTarget: { value } }) =>
            set({ brandId: value === 'active' ? null : value })
          }
        >
          <s-option value="active">{t('activeBrand')}</s-option>
          {connection.brands.map(({ id, name, locked }) => (
            <s-option key={id} value={id} disabled={locked}>
              {locked ? t('lockedBrand', { name }) : name}
            </s-option>
          ))}
        </s-select>
        <s-text-area
          label={t('targetCustomer')}
          details={t('targetCustomerHelp')}
          rows={2}
          value={settings.audience}
          {...(excess > 0
            ? {
                error: t('tooManyCharacters', {
                  length: audienceLimit + excess,
                  limit: audienceLimit,
                  excess,
                }),
              }
            : {})}
          onInput={({ currentTarget }) => set({ audience: currentTarget.value })}
        />
        <s-choice-list
          label={t('fieldsToPublish')}
          details={t('fieldsToPublishHelp')}
          multiple
          {...(settings.fields.length === 0 ? { error: t('noFieldSelected') } : {})}
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
          label={t('onlyEmptyFields')}
          details={t('onlyEmptyFieldsHelp')}
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
            {shell('writeCount', { count })}
          </s-button>
          <s-button slot="secondary-actions" href="/app/products">
            {t('cancel')}
          </s-button>
        </s-button-group>
        <s-text color="subdued">{t('reviewHelp')}</s-text>
      </s-stack>
    </s-section>
  );
}
