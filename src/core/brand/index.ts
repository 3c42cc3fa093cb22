export { drawIcon, getIconVersion, type IconShape, type IconSource, isDefaultIcon } from './icon.ts';
export { DEFAULT_COLOURS, deriveTheme, type Theme, type ThemeTokens } from './theme.ts';
export { describeTheme } from './theme-report.ts';
