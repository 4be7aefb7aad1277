import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/** Shopify opens the app at its root. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/app${new URL(request.url).search}`);
}
