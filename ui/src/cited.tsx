import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a span of a text is based on, shown on hover. */
export interface Note {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** A span that shows on hover or touch what it is based on. */
export function Noted({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip label={label} multiline maw={360} events={{ hover: true, focus: false, touch: true }}>
      <span style={{ textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' }}>
        {children}
      </span>
    </Tooltip>
  );
}

/** Plain text whose spans show their sources. */
export function Cited({
  text,
  notes,
}: {
  readonly text: string;
  readonly notes: readonly Note[];
}): ReactNode {
  let at = 0;
  const parts: ReactNode[] = [];
  for (const { start, end, label } of notes) {
    parts.push(
      text.slice(at, start),
      <Noted key={start} label={label}>
        {text.slice(start, end)}
      </Noted>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
