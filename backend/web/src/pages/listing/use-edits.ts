import type { ListingTextField } from '@wareword/shared-schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client, messageOf } from '../../api.ts';
import { isSame, type FieldValue } from './field-text.ts';
import { showListing, shownListing, type ShownListing } from './shown-listing.ts';

/** A field that was changed elsewhere while it was being edited here. */
export interface EditConflict {
  readonly field: ListingTextField;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
  readonly current: Pick<
    ShownListing,
    'listing' | 'revision' | 'editedAt' | 'editedFields' | 'brokenRules' | 'provenance'
  >;
}

export type SaveState =
  | { readonly is: 'idle' | 'saving' | 'saved' | 'merged' }
  | { readonly is: 'failed'; readonly message: string };

/** Saves the fields of one listing. */
export interface Edits {
  readonly state: SaveState;
  readonly conflict: EditConflict | undefined;
  /** Incremented when what was typed is given up for what was saved elsewhere. */
  readonly resets: number;
  /** The field is going to be edited, from what the page shows now. */
  readonly begin: (field: ListingTextField) => void;
  readonly save: (field: ListingTextField, value: FieldValue) => void;
  readonly retry: () => void;
  readonly resolve: (keep: 'mine' | 'theirs') => void;
}

/**
 * Saves edits one after the other, each on the revision that the page shows. If the listing was
 * changed elsewhere in other fields, both changes stay; in the same field, the person decides.
 */
export function useEdits(id: string): Edits {
  const [state, setState] = useState<SaveState>({ is: 'idle' });
  const [conflict, setConflict] = useState<EditConflict>();
  const [resets, setResets] = useState(0);
  const [session] = useState(() => crypto.randomUUID());
  const waiting = useRef(new Map<ListingTextField, FieldValue>());
  /** The text of each field as its editor last received it. */
  const known = useRef(new Map<ListingTextField, FieldValue>());
  const running = useRef(false);

  const saveAll = useCallback(async (): Promise<void> => {
    let merged = false;
    for (;;) {
      const [next] = waiting.current;
      if (next === undefined) break;
      const [field, value] = next;
      const shown = shownListing(id);
      if (shown === undefined) return;
      const base = known.current.get(field) ?? shown.listing[field];
      const ask = (current: EditConflict['current']) => {
        setConflict({ field, mine: value, theirs: current.listing[field], current });
        setState({ is: 'idle' });
      };
      if (!isSame(shown.listing[field], base)) {
        ask(shown);
        return;
      }
      const outcome = await client.listings.edit.mutate({
        ...{ id, session, field, revision: shown.revision },
        value: typeof value === 'string' ? value : [...value],
      });
      if (outcome.saved) {
        showListing(id, outcome.now);
        known.current.set(field, outcome.now.listing[field]);
        if (waiting.current.get(field) === value) waiting.current.delete(field);
      } else {
        if (!isSame(outcome.current.listing[field], base)) {
          ask(outcome.current);
          return;
        }
        showListing(id, outcome.current);
        merged = true;
      }
    }
    setState({ is: merged ? 'merged' : 'saved' });
  }, [id, session]);

  const run = useCallback((): void => {
    if (running.current) return;
    running.current = true;
    setState({ is: 'saving' });
    saveAll()
      .catch((error: unknown) => setState({ is: 'failed', message: messageOf(error) }))
      .finally(() => {
        running.current = false;
      });
  }, [saveAll]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (waiting.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', run);
    };
  }, [run]);

  return {
    state,
    conflict,
    resets,
    begin: (field) => {
      const shown = shownListing(id);
      if (shown !== undefined) known.current.set(field, shown.listing[field]);
    },
    save: (field, value) => {
      waiting.current.set(field, value);
      if (conflict === undefined) run();
    },
    retry: run,
    resolve: (keep) => {
      if (conflict === undefined) return;
      const { field, current, theirs } = conflict;
      showListing(id, current);
      known.current.set(field, theirs);
      setConflict(undefined);
      if (keep === 'theirs') {
        waiting.current.delete(field);
        setResets((count) => count + 1);
      }
      run();
    },
  };
}
