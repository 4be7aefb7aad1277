import type { Plugin } from 'vite';

/** A component's class names, which only the component itself imports. */
const CLASS_NAMES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Lets each Mantine component import its own styles, so that a page only loads those of the
 * components it uses. Mantine ships all styles in one file that is six times as large; pages only
 * import the shared base (`ui/src/wareword-theme.tsx`).
 */
export function mantineStyles(): Plugin {
  return {
    name: 'wareword:mantine-styles',
    transform: {
      filter: { id: CLASS_NAMES },
      handler(code, id) {
        const [, component] = CLASS_NAMES.exec(id) ?? [];
        return { code: `import '@mantine/core/styles/${component}.css';\n${code}`, map: null };
      },
    },
  };
}
