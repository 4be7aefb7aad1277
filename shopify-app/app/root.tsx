import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { NonceContext } from './nonce.ts';
import styles from './styles.css?url';

const SHOPIFY = 'https://cdn.shopify.com/shopifycloud';

export const links: LinksFunction = () => [
  { rel: 'preconnect', href: 'https://cdn.shopify.com' },
  { rel: 'stylesheet', href: styles },
];

export const meta: MetaFunction = () => [{ title: 'Wareword' }];

export function loader({ context: { wareword } }: LoaderFunctionArgs) {
  const { apiKey, textsFile, shop } = wareword;
  return { apiKey, textsFile, embedded: shop !== null };
}

/** The element that ends the content of a document. */
const CONTENT_END = 'content-end';

/** The loader's data never changes. */
export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = useContext(NonceContext);
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Rendering waits for the complete content, so that nothing moves while it arrives. */}
        <link rel="expect" href={`#${CONTENT_END}`} blocking="render" />
        {/* App Bridge has to be the first script, and neither it nor Polaris may be deferred. */}
        {data?.embedded === true && (
          <script src={`${SHOPIFY}/app-bridge.js`} data-api-key={data.apiKey} />
        )}
        <script src={`${SHOPIFY}/polaris-1.js`} />
        {typeof data?.textsFile === 'string' && <link rel="modulepreload" href={data.textsFile} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <span id={CONTENT_END} hidden />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App(): ReactNode {
  return <Outlet />;
}

export { ErrorBoundary } from './parts/error-boundary.tsx';
