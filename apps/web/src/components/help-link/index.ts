export { HelpLink, type LinkedArticle } from './help-link.tsx';
