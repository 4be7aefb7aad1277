import { RETURN_NAMESPACE } from '../return-plugin.ts';
import type { Store } from '../store.ts';

/** The number of routes of a store with a few plugins, each with its arguments. */
const ROUTES = 900;

/** The site's index, `GET /wp-json/`. `_fields` limits it to the named members. */
export function indexOf(store: Store, fields: string | undefined): Record<string, unknown> {
  const { seo } = store.settings;
  const whole: Record<string, unknown> = {
    name: 'Stand-in Store &amp; Co',
    description: '',
    url: store.url,
    home: store.url,
    gmt_offset: 1,
    timezone_string: '',
    namespaces: [
      'oembed/1.0',
      'wc/v1',
      'wc/v2',
      'wc/v3',
      'wc/store/v1',
      ...(seo === 'yoast' || seo === 'both' ? ['yoast/v1'] : []),
      ...(seo === 'rankmath' || seo === 'both' ? ['rankmath/v1'] : []),
      ...(store.settings.returnPlugin === undefined ? [] : [RETURN_NAMESPACE]),
      'wp/v2',
    ],
    authentication: {},
  };
  if (fields === undefined) return { ...whole, routes: routes() };
  const asked = fields.split(',');
  return Object.fromEntries(Object.entries(whole).filter(([name]) => asked.includes(name)));
}

function routes(): Record<string, unknown> {
  const args = Object.fromEntries(
    ['context', 'page', 'per_page', 'search', 'after', 'before', 'order', 'orderby'].map((name) => [
      name,
      { description: `What ${name} limits the response to.`, type: 'string', required: false },
    ]),
  );
  return Object.fromEntries(
    Array.from({ length: ROUTES }, (_none, number) => [
      `/wc/v3/route-${number}`,
      { namespace: 'wc/v3', methods: ['GET', 'POST'], endpoints: [{ methods: ['GET'], args }] },
    ]),
  );
}
