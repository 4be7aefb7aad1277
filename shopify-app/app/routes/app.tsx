import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorBoundary as PageError } from '../parts/error-boundary.tsx';
import { shopOf } from '../shop.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return shopOf(context).frame;
}

/** Only the document's URL contains the language. */
export const shouldRevalidate = (): boolean => false;

export default function App(): ReactNode {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The menu stays on failed and missing pages. */
export function ErrorBoundary(): ReactNode {
  return (
    <Frame>
      <PageError />
    </Frame>
  );
}

/** The app's menu in the admin, and what all pages share. */
function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslations('shell');
  useNavigationByShopify();
  useLoadingBar();
  return (
    <>
      <s-app-nav>
        {/* Says where the app's name leads; the admin shows no item for it. */}
        <s-link href="/app" {...{ rel: 'home' }}>
          {t('home')}
        </s-link>
        <s-link href="/app/products">{t('products')}</s-link>
        <s-link href="/app/runs">{t('runs')}</s-link>
        <s-link href="/app/connect">{t('connection')}</s-link>
      </s-app-nav>
      {children}
    </>
  );
}

/** Links in Polaris and in the admin's menu navigate without reloading the document. */
function useNavigationByShopify(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: Event) => {
      const href = event.target instanceof Element ? event.target.getAttribute('href') : null;
      if (href === null) return;
      event.preventDefault();
      navigate(href);
    };
    document.addEventListener('shopify:navigate', go);
    return () => document.removeEventListener('shopify:navigate', go);
  }, [navigate]);
}

/** The admin's loading bar, while the next page loads. */
function useLoadingBar(): void {
  const { state } = useNavigation();
  useEffect(() => {
    shopify.loading(state !== 'idle');
  }, [state]);
}
