import type { ReactNode } from 'react';
import type { ReviewField } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { ShopPreview } from './shop-preview.tsx';

/** How much of it search results show, approximately. */
const SHOWN: Readonly<Partial<Record<ReviewField['field'], number>>> = {
  metaTitle: 60,
  metaDescription: 155,
};
const MAX_TEXT_LENGTH = 200_000;

/** An editor for the new text. The save bar saves it; nothing is sent to the store. */
export function FieldEditor({
  field,
  name,
  value,
  error,
  onInput,
}: {
  readonly field: ReviewField;
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onInput: (value: string) => void;
}): ReactNode {
  const format = useFormat();
  const shown = SHOWN[field.field];
  const count = Array.from(value).length;
  const about =
    shown === undefined
      ? undefined
      : `${format.count(count, 'character')}; search results show about ${format.number(shown)}.`;
  const common = {
    label: `New ${name.charAt(0).toLowerCase() + name.slice(1)}`.replace('sEO', 'SEO'),
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
        <s-text-area {...common} rows={12} details="HTML, as your store saves it." />
        <s-text type="strong">Preview</s-text>
        <ShopPreview html={value} name={`Preview of the new ${name.toLowerCase()}`} />
      </s-stack>
    );
  }
  if (field.field === 'metaDescription') {
    return (
      <s-text-area {...common} rows={3} {...(about === undefined ? {} : { details: about })} />
    );
  }
  const details = field.field === 'tags' ? 'Separate tags with commas.' : about;
  return <s-text-field {...common} {...(details === undefined ? {} : { details })} />;
}
