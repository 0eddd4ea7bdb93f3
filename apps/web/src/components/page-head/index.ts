export { BarTitle, DesktopHead, PageHead } from './page-head.tsx';
