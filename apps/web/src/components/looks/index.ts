export { LanguageMenu } from './language-menu.tsx';
export { ThemeMenu } from './theme-menu.tsx';
