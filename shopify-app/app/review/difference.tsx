import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewField } from '../../src/load-context/index.ts';

type Part = ReviewField['parts'][number];

/**
 * One side of a comparison: the old text with removals marked, or the new one with additions
 * marked, by lines as well as color, and in words for screen readers.
 */
export function Side({
  side,
  field,
}: {
  readonly side: 'before' | 'after';
  readonly field: ReviewField;
}): ReactNode {
  const t = useTranslations('review');
  const before = side === 'before';
  const text = before ? field.currentText : field.proposedText;
  const media = before ? field.media.current : field.media.proposed;
  if (text.length === 0) {
    return <s-text color="subdued">{media === '' ? t('empty') : media}</s-text>;
  }
  const parts = field.parts.filter(({ kind }) => kind !== (before ? 'added' : 'removed'));
  if (typeof text !== 'string') {
    return (
      <div className="difference">
        <ul>
          {parts.map((part, index) => (
            <li key={index}>
              <Marked part={part} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <>
      <div
        className="difference"
        tabIndex={0}
        role="group"
        aria-label={before ? t('oldText') : t('newTextShort')}
      >
        {field.isRevision ? parts.map((part, index) => <Marked key={index} part={part} />) : text}
      </div>
      {media !== '' && <s-text color="subdued">{media}</s-text>}
    </>
  );
}

function Marked({ part: { kind, text } }: { readonly part: Part }): ReactNode {
  const t = useTranslations('review');
  switch (kind) {
    case 'same':
      return text;
    case 'removed':
      return (
        <del>
          <span className="visually-hidden">{t('removed')} </span>
          {text}
          <span className="visually-hidden">] </span>
        </del>
      );
    case 'added':
      return (
        <ins>
          <span className="visually-hidden">{t('added')} </span>
          {text}
          <span className="visually-hidden">] </span>
        </ins>
      );
  }
}
