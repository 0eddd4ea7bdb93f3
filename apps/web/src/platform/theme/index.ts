export { applyTheme } from './apply-theme.ts';
