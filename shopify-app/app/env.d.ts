/// <reference types="vite/client" />
import '@shopify/polaris-types';
import type { UISaveBarAttributes } from '@shopify/app-bridge-types';
import type { ReactNode, RefAttributes } from 'react';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

// App Bridge declares its elements in a namespace that React 19 removed.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      's-app-nav': { readonly children?: ReactNode };
      'ui-save-bar': UISaveBarAttributes & RefAttributes<HTMLElement>;
    }
  }
}
