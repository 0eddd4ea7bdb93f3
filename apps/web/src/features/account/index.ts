export { PersonalRail } from './components/personal-rail.tsx';
