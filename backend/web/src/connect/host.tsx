import type { ReactNode } from 'react';

/** A store's host: long ones wrap, and are isolated from the surrounding text direction. */
export function Host({ children }: { readonly children: ReactNode }): ReactNode {
  return <bdi style={{ overflowWrap: 'anywhere' }}>{children}</bdi>;
}
