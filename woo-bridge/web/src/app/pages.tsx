import { Anchor } from '@mantine/core';
import { Loading, PageBoundary, PageHeader } from '@wareword/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { useStore } from './store.ts';

const Products = lazy(() => import('../pages/products/index.tsx'));
const Runs = lazy(() => import('../pages/runs/index.tsx'));
const Run = lazy(() => import('../pages/run/index.tsx'));
const Item = lazy(() => import('../pages/item/index.tsx'));
const Connection = lazy(() => import('../pages/connection/index.tsx'));
const Automatic = lazy(() => import('../pages/automatic/index.tsx'));
const ReturningHelp = lazy(() => import('../pages/help/returning.tsx'));
const Settings = lazy(() => import('../pages/settings/index.tsx'));
const Access = lazy(() => import('../pages/access/index.tsx'));

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
          <Route>
            <PageHeader title="Page not found">
              Check the address, or{' '}
              <Anchor component={Link} href="/" inherit underline="always">
                go to your products
              </Anchor>
              .
            </PageHeader>
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}
