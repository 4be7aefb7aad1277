import { PageHeader } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useStore } from '../../app/store.ts';
import { useTitle } from '../../app/title.ts';
import { StoreAccess } from '../start/store-access.tsx';

/** New keys for the store at hand. */
export default function AccessPage(): ReactNode {
  const store = useStore();
  useTitle('Give access again');
  return (
    <div style={{ maxWidth: 600 }}>
      <PageHeader title="Give access again">
        A new key replaces the old one and signs out all other browsers. Your runs stay, and you can
        still undo them.
      </PageHeader>
      <StoreAccess address={store.url} />
    </div>
  );
}
