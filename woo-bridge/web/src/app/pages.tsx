import { Loading, PageBoundary } from '@wareword/ui';
import { textsLoaded } from '@wareword/ui/messages';
import { lazy, Suspense, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { NotFound } from './not-found.tsx';
import { useStore } from './store.ts';

const Products = lazy(() => withTexts(import('../pages/products/index.tsx')));
const Runs = lazy(() => withTexts(import('../pages/runs/index.tsx')));
const Run = lazy(() => withTexts(import('../pages/run/index.tsx')));
const Item = lazy(() => withTexts(import('../pages/item/index.tsx')));
const Connection = lazy(() => withTexts(import('../pages/connection/index.tsx')));
const Automatic = lazy(() => withTexts(import('../pages/automatic/index.tsx')));
const ReturningHelp = lazy(() => withTexts(import('../pages/help/returning.tsx')));
const Settings = lazy(() => withTexts(import('../pages/settings/index.tsx')));
const Access = lazy(() => withTexts(import('../pages/access/index.tsx')));

/** A page is shown once its texts are there too. */
async function withTexts<Page>(loading: Promise<Page>): Promise<Page> {
  const page = await loading;
  await textsLoaded();
  return page;
}

/** The page of the address. The first page is what comes next: connecting, then products. */
export function Pages(): ReactNode {
  const store = useStore();
  const [location] = useLocation();
  return (
    <PageBoundary key={location}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/">
            <Redirect to={store.connected ? '/products' : '/connection'} replace />
          </Route>
          <Route path="/products" component={Products} />
          <Route path="/runs" component={Runs} />
          <Route path="/runs/:runId">{({ runId }) => <Run runId={runId} />}</Route>
          <Route path="/runs/:runId/products/:itemId">
            {({ runId, itemId }) => <Item runId={runId} itemId={itemId} />}
          </Route>
          <Route path="/connection" component={Connection} />
          <Route path="/automatic" component={Automatic} />
          <Route path="/help/returning" component={ReturningHelp} />
          <Route path="/settings" component={Settings} />
          <Route path="/access" component={Access} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}
