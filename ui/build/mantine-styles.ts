import type { Plugin } from 'vite';

/** A component's class names, which only the component itself imports. */
const CLASS_NAMES = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/;

/**
 * Lets each of Mantine's components bring its own styles, so that a page loads those of the
 * components that it uses. Mantine ships them apart from its scripts, in one file that is six times
 * as large; the pages import only what every component stands on (`ui/src/look.tsx`).
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
