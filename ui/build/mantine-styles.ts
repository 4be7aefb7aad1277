import type { CSSOptions, Plugin } from 'vite';
import { COLOR_SCHEME_ATTRIBUTE } from '../tokens/index.ts';
import { themeVariables } from './theme-variables.ts';

/** A component's class names, which only the component itself imports. */
const CLASS_NAMES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/** The variables of Mantine's own theme. */
const DEFAULT_VARIABLES = /\/@mantine\/core\/styles\/default-css-variables\.css$/;

/** How Mantine's styles choose a scheme: by an attribute of the document that its scripts set. */
const SCHEME = /\[data-mantine-color-scheme(?:=['"]?(light|dark)['"]?)?\]/;

/** A document without the attribute, as specific as the attribute. */
const UNSET = `:root:where(:not([${COLOR_SCHEME_ATTRIBUTE}]))`;

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostcssPlugins = NonNullable<PostcssOptions['plugins']>;

/**
 * Prepares Mantine's styles for pages that show before their scripts run:
 * - Each component imports its own, so that a page only loads those of the components it uses. Mantine
 *   ships all styles in one file that is six times as large; pages only import the shared base
 *   (`ui/src/wareword-theme.tsx`).
 * - The variables are those of our theme.
 * - The scheme is the one that the document names, or else that of the reader's system.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'wareword:mantine-styles',
    config: () => ({ css: { postcss: { plugins: schemesBeforeScripts } } }),
    load: { filter: { id: DEFAULT_VARIABLES }, handler: themeVariables },
    transform: {
      filter: { id: CLASS_NAMES },
      handler(code, id) {
        const [, component] = CLASS_NAMES.exec(id) ?? [];
        return { code: `import '@mantine/core/styles/${component}.css';\n${code}`, map: null };
      },
    },
  };
}

/**
 * Until Mantine's scripts have set the attribute, a media query stands in for it, unless the server has set
 * it. Specificity and order stay the same.
 */
const schemesBeforeScripts: PostcssPlugins = [
  {
    postcssPlugin: 'wareword-schemes',
    Once(root, { AtRule }) {
      root.walkRules((rule) => {
        const [attribute, scheme] = SCHEME.exec(rule.selector) ?? [];
        if (attribute === undefined) return;
        if (scheme === undefined) {
          rule.selector = rule.selector.replaceAll(attribute, ':root');
          return;
        }
        const media = new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})` });
        media.append(rule.clone({ selector: rule.selector.replaceAll(attribute, UNSET) }));
        // Not visited again, as it is before this rule.
        rule.before(media);
      });
    },
  },
];
