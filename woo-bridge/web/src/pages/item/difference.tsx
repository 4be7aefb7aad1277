import { Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { mediaOf } from '@wareword/publishing/words';
import { LOCALE } from '@wareword/shared-schema/format';
import type { FieldView } from './item.ts';

type Part = FieldView['parts'][number];

/** Less than this much in common, and marks on every word would say nothing. */
const COMMON = 0.2;

/** Whether one text is a new version of the other, in which differences can be marked. */
export function isVersion(parts: readonly Part[]): boolean {
  const length = (of: readonly Part[]) => of.reduce((sum, { text }) => sum + text.length, 0);
  const same = length(parts.filter(({ kind }) => kind === 'same'));
  return same > 0 && same >= length(parts) * COMMON;
}

/**
 * One side of a comparison: the old text with what it loses, or the new one with what it gains.
 * Marked by lines as well as color, and in words for those who listen.
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
  const media = mediaOf(left ? field.currentMedia : field.proposedMedia, LOCALE);
  if (text.length === 0) return <Text c="dimmed">{media === '' ? 'Empty' : media}</Text>;
  const marked = isVersion(field.parts);
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
        {marked ? parts.map((part, index) => <Marked key={index} part={part} />) : text}
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
          <VisuallyHidden>[removed: </VisuallyHidden>
          {text}
          <VisuallyHidden>] </VisuallyHidden>
        </del>
      );
    case 'added':
      return (
        <ins>
          <VisuallyHidden>[new: </VisuallyHidden>
          {text}
          <VisuallyHidden>] </VisuallyHidden>
        </ins>
      );
  }
}
