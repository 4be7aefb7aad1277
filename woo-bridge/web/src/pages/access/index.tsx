import { PageHead } from '@wareword/ui';
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
      <PageHead title="Give access again">
        New keys take the place of the old ones. Your runs, and what can be undone, stay.
      </PageHead>
      <StoreAccess address={store.url} />
    </div>
  );
}
