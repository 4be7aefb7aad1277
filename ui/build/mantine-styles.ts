import type { CSSOptions, Plugin } from 'vite';
import { themeVariables } from './theme-variables.ts';

/** A component's class names, which only the component itself imports. */
const CLASS_NAMES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/** The variables of Mantine's own theme. */
const DEFAULT_VARIABLES = /\/@mantine\/core\/styles\/default-css-variables\.css$/;

/** How Mantine's styles choose a scheme: by an attribute of the document that its scripts set. */
const SCHEME = /\[data-mantine-color-scheme(?:=['"]?(light|dark)['"]?)?\]/;

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostcssPlugins = NonNullable<PostcssOptions['plugins']>;

/**
 * Prepares Mantine's styles for pages that show before their scripts run:
 * - Each component imports its own, so that a page only loads those of the components it uses. Mantine
 *   ships all styles in one file that is six times as large; pages only import the shared base
 *   (`ui/src/wareword-theme.tsx`).
 * - The variables are those of our theme.
 * - The scheme is the one of the reader's system, which pages always follow.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'wareword:mantine-styles',
    config: () => ({ css: { postcss: { plugins: schemesOfTheSystem } } }),
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

/** Chooses the scheme by media query, which needs no scripts. Specificity and order stay the same. */
const schemesOfTheSystem: PostcssPlugins = [
  {
    postcssPlugin: 'wareword-schemes',
    Rule(rule, { AtRule }) {
      const [attribute, scheme] = SCHEME.exec(rule.selector) ?? [];
      if (attribute === undefined) return;
      rule.selector = rule.selector.replaceAll(attribute, ':root');
      if (scheme === undefined) return;
      const media = new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})` });
      rule.replaceWith(media);
      media.append(rule);
    },
  },
];
