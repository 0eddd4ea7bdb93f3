export { SiteSearch } from './components/site-search.tsx';
