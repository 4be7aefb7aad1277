import { Route, useLocation } from 'wouter';
import type { ReactNode } from 'react';
import { MemberFrame, OpenFrame } from './member-frame.tsx';
import { NotFound } from './not-found.tsx';
import { PageBody } from './page-body.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { contentOf, pageAt, type Page } from './routes.tsx';

/** The dashboard: the page of the address, in its frame. A frame stays while pages change. */
export function App(): ReactNode {
  const [location] = useLocation();
  const page = pageAt(location);
  return <Frame kind={page?.frame ?? 'open'}>{page ? <Shown page={page} /> : <NotFound />}</Frame>;
}

function Shown({ page }: { readonly page: Page }): ReactNode {
  const [location] = useLocation();
  return (
    <PageBody key={location} title={page.title}>
      <Route path={page.path}>{contentOf(page)}</Route>
    </PageBody>
  );
}

function Frame({
  kind,
  children,
}: {
  readonly kind: Page['frame'];
  readonly children: ReactNode;
}): ReactNode {
  switch (kind) {
    case 'app':
      return <MemberFrame>{children}</MemberFrame>;
    case 'open':
      return <OpenFrame>{children}</OpenFrame>;
    case 'plain':
      return <PlainFrame>{children}</PlainFrame>;
  }
}
