import { Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { mediaOf } from '@wareword/publishing/words';
import { labeled } from '@wareword/ui';
import { publishingTexts } from '../../words/publishing-texts.ts';
import type { FieldView } from './item.ts';
import { t } from '../../messages/runs.ts';

type Part = FieldView['parts'][number];

/**
 * One side of a comparison: the old text with removals marked, or the new one with additions
 * marked, by lines as well as color, and in words for screen readers.
 */
export function Side({
  side,
  field,
}: {
  readonly side: 'before' | 'after';
  readonly field: FieldView;
}): ReactNode {
  const left = side === 'before';
  const text = left ? field.currentText : field.proposedText;
  const media = mediaOf(left ? field.currentMedia : field.proposedMedia, publishingTexts);
  if (text.length === 0) return <Text c="dimmed">{media === '' ? t('empty') : media}</Text>;
  const parts = field.parts.filter(({ kind }) => kind !== (left ? 'added' : 'removed'));
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
      <div className="difference">
        {field.isRevision ? parts.map((part, index) => <Marked key={index} part={part} />) : text}
      </div>
      {media !== '' && <Text c="dimmed">{media}</Text>}
    </>
  );
}

function Marked({ part: { kind, text } }: { readonly part: Part }): ReactNode {
  switch (kind) {
    case 'same':
      return text;
    case 'removed':
      return (
        <del>
          <VisuallyHidden>{`[${labeled(t('removed'), '')}`}</VisuallyHidden>
          {text}
          <VisuallyHidden>] </VisuallyHidden>
        </del>
      );
    case 'added':
      return (
        <ins>
          <VisuallyHidden>{`[${labeled(t('added'), '')}`}</VisuallyHidden>
          {text}
          <VisuallyHidden>] </VisuallyHidden>
        </ins>
      );
  }
}
