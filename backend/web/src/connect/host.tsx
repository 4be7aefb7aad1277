import type { ReactNode } from 'react';

/** A store's host, as it is: long ones break, and none runs into the words around it. */
export function Host({ children }: { readonly children: string }): ReactNode {
  return <bdi style={{ overflowWrap: 'anywhere' }}>{children}</bdi>;
}
