/** The supported SEO plugins, by the namespace that each adds to `GET /wp-json`. */
export const SEO_PLUGINS = {
  yoast: {
    namespace: 'yoast/v1',
    name: 'Yoast SEO',
    keyphrase: '_yoast_wpseo_focuskw',
    metaDescription: '_yoast_wpseo_metadesc',
  },
  rankmath: {
    namespace: 'rankmath/v1',
    name: 'Rank Math',
    keyphrase: 'rank_math_focus_keyword',
    metaDescription: 'rank_math_description',
  },
} as const;

export type SeoPlugin = keyof typeof SEO_PLUGINS;
export type SeoMetaKey = (typeof SEO_PLUGINS)[SeoPlugin]['keyphrase' | 'metaDescription'];

export const SEO_META_KEYS: readonly SeoMetaKey[] = [
  SEO_PLUGINS.yoast.keyphrase,
  SEO_PLUGINS.yoast.metaDescription,
  SEO_PLUGINS.rankmath.keyphrase,
  SEO_PLUGINS.rankmath.metaDescription,
];

/** Finds the plugin whose fields the owner sees, or none. Yoast first if both are there. */
export function seoPluginOf(namespaces: readonly string[]): SeoPlugin | undefined {
  if (namespaces.includes(SEO_PLUGINS.yoast.namespace)) return 'yoast';
  if (namespaces.includes(SEO_PLUGINS.rankmath.namespace)) return 'rankmath';
  return undefined;
}
