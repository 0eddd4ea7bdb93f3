export { UnitSwitch } from './unit-switch.tsx';
