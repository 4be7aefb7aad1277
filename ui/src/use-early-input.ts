import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what someone typed into a server-rendered field before the scripts loaded: React would otherwise
 * replace it with the value that it knows.
 * @returns the ref of the field
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const known = useRef({ value, onChange });
  useLayoutEffect(() => {
    const entered = field.current?.value ?? known.current.value;
    if (entered !== known.current.value) known.current.onChange(entered);
  }, []);
  return field;
}
