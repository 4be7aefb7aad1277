import type { Plugin } from 'vite';

/** A part of Mantine's table that brings along its scroll areas and popovers, 20 KB on each page with a table. */
const TABLE_SCROLL = /\/@mantine\/core\/esm\/components\/Table\/TableScrollContainer\.mjs$/;

/** Leaves out a part of a component that would be loaded with it and that no page uses. */
export function mantineParts(): Plugin {
  return {
    name: 'wareword:mantine-parts',
    load: {
      filter: { id: TABLE_SCROLL },
      handler: () => 'export const TableScrollContainer = undefined;',
    },
  };
}
