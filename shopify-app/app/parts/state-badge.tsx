import type { ItemState } from '@wareword/publishing';
import type { ReactNode } from 'react';

const TONES: Readonly<Record<ItemState, 'neutral' | 'info' | 'success' | 'warning' | 'critical'>> =
  {
    queued: 'neutral',
    generating: 'neutral',
    ready: 'info',
    publish_queued: 'neutral',
    publishing: 'neutral',
    published: 'success',
    conflict: 'warning',
    undo_queued: 'neutral',
    undoing: 'neutral',
    undone: 'neutral',
    failed: 'critical',
    skipped: 'neutral',
  };

export function StateBadge({
  state,
  text,
}: {
  readonly state: ItemState;
  readonly text: string;
}): ReactNode {
  return <s-badge tone={TONES[state]}>{text}</s-badge>;
}
