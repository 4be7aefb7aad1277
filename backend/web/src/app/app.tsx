import { Route, useLocation } from 'wouter';
import type { ReactNode } from 'react';
import { MemberFrame, PublicFrame } from './member-frame.tsx';
import { NotFound } from './not-found.tsx';
import { PageBody } from './page-body.tsx';
import { Permitted } from './permitted.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { contentOf, pageAt, type Page } from './routes.tsx';

/** The dashboard: the current page in its frame. A frame stays mounted while pages change. */
export function App(): ReactNode {
  const [location] = useLocation();
  const page = pageAt(location);
  return (
    <Frame kind={page?.frame ?? 'public'}>
      {page ? <CurrentPage page={page} /> : <NotFound />}
    </Frame>
  );
}

function CurrentPage({ page }: { readonly page: Page }): ReactNode {
  const [location] = useLocation();
  return (
    <PageBody key={location} title={page.title()}>
      <Route path={page.path}>
        {page.needs === undefined ? (
          contentOf(page)
        ) : (
          <Permitted needs={page.needs} title={page.title()}>
            {contentOf(page)}
          </Permitted>
        )}
      </Route>
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
    case 'public':
      return <PublicFrame>{children}</PublicFrame>;
    case 'plain':
      return <PlainFrame>{children}</PlainFrame>;
  }
}
