import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewField } from '../../src/load-context/index.ts';
import { ShopPreview } from './shop-preview.tsx';

/** About how many characters of it search results show. */
const SHOWN: Readonly<Partial<Record<ReviewField['field'], number>>> = {
  metaTitle: 60,
  metaDescription: 155,
};
const MAX_TEXT_LENGTH = 200_000;

/** An editor for the new text. The save bar saves it; nothing is sent to the store. */
export function FieldEditor({
  field,
  value,
  error,
  onInput,
}: {
  readonly field: ReviewField;
  readonly value: string;
  readonly error: string | null;
  readonly onInput: (value: string) => void;
}): ReactNode {
  const t = useTranslations('review');
  const shown = SHOWN[field.field];
  const count = Array.from(value).length;
  const about = shown === undefined ? undefined : t('searchResultLength', { count, shown });
  const common = {
    label: t('newField', { field: field.field }),
    labelAccessibilityVisibility: 'exclusive' as const,
    value,
    maxLength: MAX_TEXT_LENGTH,
    ...(error === null ? {} : { error }),
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onInput(currentTarget.value),
  };
  if (field.format === 'html') {
    return (
      <s-stack gap="small">
        <s-text-area {...common} rows={12} details={t('htmlHelp')} />
        <s-text type="strong">{t('preview')}</s-text>
        <ShopPreview html={value} name={t('previewOfDescription')} />
      </s-stack>
    );
  }
  if (field.field === 'metaDescription') {
    return (
      <s-text-area {...common} rows={3} {...(about === undefined ? {} : { details: about })} />
    );
  }
  const details = field.field === 'tags' ? t('separateTags') : about;
  return <s-text-field {...common} {...(details === undefined ? {} : { details })} />;
}
