import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewField } from '../../src/load-context/index.ts';
import { useFieldNames } from '../parts/field-names.ts';
import { Side } from './difference.tsx';
import { FieldEditor } from './field-editor.tsx';
import { ShopPreview } from './shop-preview.tsx';

/** The state of one field while it is reviewed. */
export interface FieldState {
  readonly open: boolean;
  readonly published: boolean;
  /** Whether its product was deleted from the store. */
  readonly gone: boolean;
  readonly chosen: boolean;
  /** The text being typed; undefined while it is not edited. */
  readonly draft: string | undefined;
  readonly error: string | null;
}

/** One field: the old text on the left, the new one on the right (below, on a phone). */
export function FieldCard({
  field,
  state: { open, published, gone, chosen, draft, error },
  onChoose,
  onEdit,
  onRestore,
}: {
  readonly field: ReviewField;
  readonly state: FieldState;
  readonly onChoose: (on: boolean) => void;
  /** The text to edit; undefined closes the editor. */
  readonly onEdit: (draft: string | undefined) => void;
  readonly onRestore: () => void;
}): ReactNode {
  const [isPreview, setPreview] = useState(false);
  const t = useTranslations('review');
  const name = useFieldNames()(field.field);
  const previewAction = isPreview ? t('showDifferences') : t('preview');
  const editAction = draft === undefined ? t('edit') : t('closeEditor');
  const note = open || field.because === 'same' ? noteOf(field, chosen) : null;
  const editing = draft !== undefined;
  const choosable = open && field.because !== 'same';
  const isChanged =
    typeof field.currentText === 'string' &&
    field.currentText !== '' &&
    field.because !== 'same' &&
    !field.isRevision;
  return (
    <s-stack gap="base">
      <s-stack direction="inline" gap="base" alignItems="center" justifyContent="space-between">
        {choosable ? (
          <s-checkbox
            label={t('publishField', { field: field.field })}
            checked={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        ) : (
          <s-text color="subdued">{note}</s-text>
        )}
        <s-button-group accessibilityLabel={t('fieldActions', { name })}>
          {field.format === 'html' && !editing && (
            <s-button
              slot="secondary-actions"
              variant="tertiary"
              accessibilityLabel={t('actionNamed', { action: previewAction, name })}
              onClick={() => setPreview(!isPreview)}
            >
              {previewAction}
            </s-button>
          )}
          {open && field.edited && !editing && (
            <s-button slot="secondary-actions" variant="tertiary" onClick={onRestore}>
              {t('restoreText')}
            </s-button>
          )}
          {open && (
            <s-button
              slot="secondary-actions"
              accessibilityLabel={t('actionNamed', { action: editAction, name })}
              onClick={() => onEdit(editing ? undefined : '')}
            >
              {editAction}
            </s-button>
          )}
        </s-button-group>
      </s-stack>
      {choosable && note !== null && <s-text color="subdued">{note}</s-text>}
      {field.edited && <s-text color="subdued">{t('editedByYou')}</s-text>}
      {field.problem !== null && <s-text tone="critical">{field.problem}</s-text>}
      <s-query-container>
        <s-grid gridTemplateColumns="@container (inline-size > 560px) 1fr 1fr, 1fr" gap="large">
          <Column title={published || gone ? t('before') : t('inStoreNow')}>
            <Value field={field} side="before" isPreview={isPreview} />
          </Column>
          {(editing || field.because !== 'same') && (
            <Column
              title={
                published
                  ? t(isChanged ? 'publishedEntirely' : 'published')
                  : t(isChanged ? 'newTextEntirely' : 'newText')
              }
            >
              {editing ? (
                <FieldEditor
                  field={field}
                  value={draft}
                  error={error}
                  onInput={(value) => onEdit(value)}
                />
              ) : (
                <Value field={field} side="after" isPreview={isPreview} />
              )}
            </Column>
          )}
        </s-grid>
      </s-query-container>
    </s-stack>
  );
}

function noteOf({ notes }: ReviewField, chosen: boolean): string | null {
  return chosen ? notes.whenSelected : notes.whenNotSelected;
}

function Column({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <s-stack gap="small-200">
      <s-text color="subdued">{title}</s-text>
      {children}
    </s-stack>
  );
}

function Value({
  field,
  side,
  isPreview,
}: {
  readonly field: ReviewField;
  readonly side: 'before' | 'after';
  readonly isPreview: boolean;
}): ReactNode {
  const t = useTranslations('review');
  const value = side === 'before' ? field.current : field.proposed;
  if (isPreview && typeof value === 'string') {
    return <ShopPreview html={value} name={side === 'before' ? t('inStoreNow') : t('newText')} />;
  }
  return <Side side={side} field={field} />;
}
