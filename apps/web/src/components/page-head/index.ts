export { BarTitle, DesktopHead, PageHead, PageTitle } from './page-head.tsx';
