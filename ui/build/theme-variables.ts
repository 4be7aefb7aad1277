import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '../src/theme.ts';

/** The variables of our theme as a style sheet, which Mantine's scripts would otherwise make in each browser. */
export function themeVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const given = defaultCssVariablesResolver(merged);
  const ours = cssVariables(merged);
  const variables = {
    variables: { ...given.variables, ...ours.variables },
    light: { ...given.light, ...ours.light },
    dark: { ...given.dark, ...ours.dark },
  };
  return convertCssVariables(variables, ':root');
}
